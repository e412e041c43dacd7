export const nl = {
  about:
    'Prijzen van je diensten in euro, exclusief btw. Pas je een prijs aan, dan verandert die meteen overal op de site, ook in titels, in de veelgestelde vragen en in wat zoekmachines lezen.',
  'field.start': 'Startprijs, eenmalig',
  'field.monthly': 'Abonnement per maand',
  'field.maintenance.start': 'Onderhoud van een site op maat, per maand',
  'field.maintenance.monthly': 'Onderhoud van een site uit een pakket, per maand',
  'help.empty': 'Laat een prijs leeg om “op aanvraag” te tonen.',
  optional: 'niet verplicht',
  'item.webdesign': 'Webdesign',
  'item.ecommerce': 'Webshops',
  'item.webApplications': 'Webapplicaties',
  'item.maintenance': 'Onderhoud',
  'item.backend': 'Backend-as-a-service',
} as const
