export const nl = {
  updatedOn: 'Laatst gewijzigd op {date}',
  contents: 'Inhoud',
  earlierVersions: 'Eerdere versies',
  versionSince: 'Versie {version}, sinds {date}',
  print: 'Afdrukken',
} as const
