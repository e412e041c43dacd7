import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Found in Google',
  help: 'Figures from Google Search Console that you import yourself. They cover everyone who searched; the views beside them only count visitors who accept analytics.',
  none: 'Nothing imported yet. In Search Console, open Performance, choose Export and then CSV. Unzip the file and choose Queries.csv and Pages.csv here.',
  period: 'Period',
  import: 'Import CSV',
  'import.open': 'Import figures',
  'import.close': 'Close',
  'import.help':
    'The file does not say which days it covers: enter the same period as in Search Console. Unzip a zip file first.',
  'import.from': 'First day',
  'import.to': 'Last day',
  file: 'CSV file from Search Console',
  imported: {
    one: '{name}: {count} row, {clicks} clicks and {impressions} impressions.',
    other: '{name}: {count} rows, {clicks} clicks and {impressions} impressions.',
  },
  'import.failed': 'The file did not arrive. Please try again.',
  remove: 'Remove this period',
  'remove.confirm': 'Remove the imported figures of {period}? They stay in Google; you can import them again.',
  'remove.yes': 'Remove',
  'remove.no': 'Keep',
  'remove.failed': 'The figures were not removed. Please try again.',
  queries: 'Searches',
  pages: 'Pages',
  query: 'Search',
  page: 'Page',
  views: 'Views on your site',
  clicks: 'Clicks',
  impressions: 'Impressions',
  rate: 'Click rate',
  position: 'Position',
  'missing.query': 'No searches were imported for this period.',
  'missing.page': 'No pages were imported for this period.',
  all: 'Show all {count}',
  top: 'Show fewer',
  loading: 'Loading figures from Google',
  failed: 'Failed to load the figures from Google.',
  retry: 'Try again',
  'period.long': 'Choose at most 16 months: Search Console goes back no further.',
  'period.future': 'The last day is in the future. Enter the period that you chose in Search Console.',
  'file.zip':
    'This is a zip or Excel file. Unzip it and choose Queries.csv or Pages.csv; from Excel, save the sheet as CSV.',
  'file.unknown':
    'This is not a table from Search Console. Choose Performance, Export, CSV there, and take the file with queries or pages.',
  'file.other': 'This table from Search Console is not about queries or pages. Choose Queries.csv or Pages.csv.',
  'file.columns':
    'This table lacks columns. Turn on clicks, impressions, CTR and position in Search Console, and export again.',
  'file.compared': 'This table compares two periods. Turn the comparison off in Search Console and export again.',
  'file.empty': 'This table has no rows. Choose a longer period in Search Console and export again.',
  'file.long':
    'This table has more than {max} rows. An export from Search Console has at most 1,000: choose the original file.',
  'file.line':
    'Line {line} is wrong: its numbers are unreadable or contradict each other. Nothing was imported. Export again and choose the file without editing it first.',
  'file.twice':
    'Line {line} is in the table twice. Nothing was imported. Export again and choose the file without editing it first.',
})
