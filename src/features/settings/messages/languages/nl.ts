export const nl = {
  about:
    'In welke talen bezoekers je site lezen. Een verborgen taal verdwijnt uit de taalkeuze, de sitemap en de zoekmachines. Een adres in die taal leidt naar dezelfde pagina in een andere taal. Je teksten blijven bewaard: toon je de taal later opnieuw, dan staat alles er weer. Ook het beheer bestaat alleen in de zichtbare talen.',
  'group.visible': 'Zichtbare talen',
  'field.nl': 'Nederlands',
  'field.en': 'Engels',
  'field.fr': 'Frans',
  'field.defaultLocale': 'Standaardtaal',
  'help.defaultLocale':
    'Voor bezoekers die geen van je talen spreken, en voor e-mails aan mensen van wie we de taal niet kennen.',
  'choice.defaultLocale.nl': 'Nederlands',
  'choice.defaultLocale.en': 'Engels',
  'choice.defaultLocale.fr': 'Frans',
  'visible.needed': 'Laat minstens één taal zichtbaar.',
  'defaultLocale.hidden': 'Deze taal is verborgen. Kies een zichtbare taal, of toon deze taal weer.',
} as const
