export const privacy = `regla,valor,desde,hasta,articulo,fuente,confirmada
privacyAnswerDays,20,2010-07-06,2025-03-20,LFPDPPP 32,DOF 2010-07-05,sí
privacyAnswerDays,20,2025-03-21,,LFPDPPP,DOF 2025-03-20,sí
privacyCarryOutDays,15,2010-07-06,2025-03-20,LFPDPPP 32,DOF 2010-07-05,sí
privacyCarryOutDays,15,2025-03-21,,LFPDPPP,DOF 2025-03-20,sí
privacyAuthority,INAI,2010-07-06,2025-03-20,LFPDPPP 38,DOF 2010-07-05,sí
privacyAuthority,Secretaría Anticorrupción y Buen Gobierno,2025-03-21,,LFPDPPP,DOF 2025-03-20,sí
sensitiveConsent,sí,2010-07-06,2025-03-20,LFPDPPP 9,DOF 2010-07-05,sí
sensitiveConsent,sí,2025-03-21,,LFPDPPP,DOF 2025-03-20,sí
`
