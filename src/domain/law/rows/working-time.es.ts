export const workingTime = `regla,valor,desde,hasta,articulo,fuente,confirmada
weeklyHours,48,1970-05-01,2026-12-31,LFT 61 y 69,DOF 1970-04-01,sí
weeklyHours,46,2027-01-01,2027-12-31,CPEUM 123 A IV,DOF 2026-03-03,no
weeklyHours,44,2028-01-01,2028-12-31,CPEUM 123 A IV,DOF 2026-03-03,no
weeklyHours,42,2029-01-01,2029-12-31,CPEUM 123 A IV,DOF 2026-03-03,no
weeklyHours,40,2030-01-01,,CPEUM 123 A IV,DOF 2026-03-03,no
dailyHours,8,1970-05-01,,LFT 61,DOF 1970-04-01,sí
nightlyHours,7,1970-05-01,,LFT 61,DOF 1970-04-01,sí
mixedHours,7.5,1970-05-01,,LFT 61,DOF 1970-04-01,sí
dailyHoursWithOvertime,12,2027-01-01,,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeDoubleFactor,2,1970-05-01,,LFT 67,DOF 1970-04-01,sí
overtimeTripleFactor,3,1970-05-01,,LFT 68,DOF 1970-04-01,sí
overtimeDoubleHours,9,1970-05-01,2026-12-31,LFT 66 a 68,DOF 1970-04-01,sí
overtimeDoubleHours,9,2027-01-01,2027-12-31,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeDoubleHours,10,2028-01-01,2028-12-31,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeDoubleHours,11,2029-01-01,2029-12-31,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeDoubleHours,12,2030-01-01,,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeTripleHours,4,2027-01-01,,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeDailyHours,3,1970-05-01,2026-12-31,LFT 66,DOF 1970-04-01,sí
overtimeDailyHours,4,2027-01-01,,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeDays,3,1970-05-01,2026-12-31,LFT 66,DOF 1970-04-01,sí
overtimeDays,4,2027-01-01,,CPEUM 123 A XI,DOF 2026-03-03,no
overtimeAge,18,2015-06-13,,LFT 178,DOF 2015-06-12,sí
sundayPremium,25,1970-05-01,,LFT 71,DOF 1970-04-01,sí
restDayFactor,2,1970-05-01,,LFT 73 y 75,DOF 1970-04-01,sí
vacationDays,1:6 2:8 3:10 4:12 5:14 10:16 15:18 20:20 25:22 30:24 35:26 40:28 45:30 50:32 55:34 60:36,1970-05-01,2022-12-31,LFT 76,DOF 1970-04-01,sí
vacationDays,1:12 2:14 3:16 4:18 5:20 6:22 11:24 16:26 21:28 26:30 31:32 36:34 41:36 46:38 51:40 56:42 61:44,2023-01-01,,LFT 76,DOF 2022-12-27,sí
vacationPremium,25,1970-05-01,,LFT 80,DOF 1970-04-01,sí
vacationGrantMonths,6,1970-05-01,,LFT 81,DOF 1970-04-01,sí
vacationLapseMonths,12,1970-05-01,,LFT 516,DOF 1970-04-01,sí
officialHolidays,newYear=01-01; constitution=02-mon1; juarez=03-mon3; labour=05-01; independence=09-16; handover=12-01/6@2006; revolution=11-mon3; christmas=12-25,2006-01-18,2023-12-31,LFT 74,DOF 2006-01-17,sí
officialHolidays,newYear=01-01; constitution=02-mon1; juarez=03-mon3; labour=05-01; independence=09-16; handover=10-01/6@2024; revolution=11-mon3; christmas=12-25,2024-01-01,,LFT 74,LFT texto vigente,sí
electionDays,2024-06-02 2027-06-06 2030-06-02,2024-01-01,,LFT 74 IX y LGIPE 22,DOF 2014-05-23,sí
`
