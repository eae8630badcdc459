export const pay = `regla,valor,desde,hasta,articulo,fuente,confirmada
minimumWage,248.93,2024-01-01,2024-12-31,LFT 90,CONASAMI 2024,no
minimumWage,278.80,2025-01-01,2025-12-31,LFT 90,CONASAMI 2025,no
minimumWage,315.04,2026-01-01,2026-12-31,LFT 90,CONASAMI 2026,no
borderMinimumWage,374.89,2024-01-01,2024-12-31,LFT 90,CONASAMI 2024,no
borderMinimumWage,419.88,2025-01-01,2025-12-31,LFT 90,CONASAMI 2025,no
borderMinimumWage,440.87,2026-01-01,2026-12-31,LFT 90,CONASAMI 2026,no
uma,108.57,2024-02-01,2025-01-31,CPEUM 26 B,INEGI 2024,no
uma,113.14,2025-02-01,2026-01-31,CPEUM 26 B,"INEGI, UMA 2025",sí
uma,117.31,2026-02-01,2027-01-31,CPEUM 26 B,"INEGI, 8 de enero de 2026",sí
fundQuota,30,1970-05-01,,LFT 110 IV,DOF 1970-04-01,sí
christmasBonusDays,15,1976-01-01,,LFT 87,DOF 1975-12-31,sí
christmasBonusBefore,12-20,1970-05-01,,LFT 87,DOF 1970-04-01,sí
profitSharingUntil,05-30,1970-05-01,,LFT 122,DOF 1970-04-01,sí
profitSharingCapMonths,3,2021-04-24,,LFT 127 VIII,DOF 2021-04-23,sí
profitSharingMeanYears,3,2021-04-24,,LFT 127 VIII,DOF 2021-04-23,sí
housingDuringAbsence,sí,2025-02-22,,Ley del Infonavit 29,DOF 2025-02-21,no
payrollCatalogues,Nómina 1.2 revisión E,2026-01-01,,CFF 29,SAT 2026,no
`
