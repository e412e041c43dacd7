export const nl = {
  title: 'Gevonden in Google',
  help: 'Cijfers van Google Search Console die je zelf importeert. Ze gaan over iedereen die zocht; de weergaven ernaast tellen alleen bezoekers die statistieken toestaan.',
  none: 'Nog niets geïmporteerd. Open in Search Console Prestaties, kies Exporteren en dan CSV. Pak het zipbestand uit en kies hier Zoekopdrachten.csv en Pagina’s.csv.',
  period: 'Periode',
  import: 'CSV importeren',
  'import.open': 'Cijfers importeren',
  'import.close': 'Sluiten',
  'import.help':
    'Het bestand zegt niet over welke dagen het gaat: vul dezelfde periode in als in Search Console. Een zipbestand pak je eerst uit.',
  'import.from': 'Eerste dag',
  'import.to': 'Laatste dag',
  file: 'CSV-bestand van Search Console',
  imported: {
    one: '{name}: {count} rij, {clicks} klikken en {impressions} vertoningen.',
    other: '{name}: {count} rijen, {clicks} klikken en {impressions} vertoningen.',
  },
  'import.failed': 'Het bestand is niet aangekomen. Probeer het opnieuw.',
  remove: 'Deze periode verwijderen',
  'remove.confirm':
    'De geïmporteerde cijfers van {period} verwijderen? In Google blijven ze staan; je kan ze opnieuw importeren.',
  'remove.yes': 'Verwijderen',
  'remove.no': 'Behouden',
  'remove.failed': 'De cijfers zijn niet verwijderd. Probeer het opnieuw.',
  queries: 'Zoekopdrachten',
  pages: 'Pagina’s',
  query: 'Zoekopdracht',
  page: 'Pagina',
  views: 'Weergaven op je site',
  clicks: 'Klikken',
  impressions: 'Vertoningen',
  rate: 'Doorklikratio',
  position: 'Positie',
  'missing.query': 'Van deze periode zijn geen zoekopdrachten geïmporteerd.',
  'missing.page': 'Van deze periode zijn geen pagina’s geïmporteerd.',
  all: 'Alle {count} tonen',
  top: 'Minder tonen',
  loading: 'Cijfers van Google laden',
  failed: 'De cijfers van Google zijn niet geladen.',
  retry: 'Opnieuw proberen',
  'period.long': 'Kies hooguit 16 maanden: verder gaat Search Console niet terug.',
  'period.future': 'De laatste dag ligt in de toekomst. Vul de periode in die je in Search Console koos.',
  'file.zip':
    'Dit is een zip- of Excelbestand. Pak de zip uit en kies Zoekopdrachten.csv of Pagina’s.csv; uit Excel bewaar je het blad als CSV.',
  'file.unknown':
    'Dit is geen tabel van Search Console. Kies daar Prestaties, Exporteren, CSV, en neem het bestand met zoekopdrachten of pagina’s.',
  'file.other':
    'Deze tabel van Search Console gaat niet over zoekopdrachten of pagina’s. Kies Zoekopdrachten.csv of Pagina’s.csv.',
  'file.columns':
    'In deze tabel ontbreken kolommen. Zet in Search Console klikken, vertoningen, CTR en positie aan, en exporteer opnieuw.',
  'file.compared':
    'Deze tabel vergelijkt twee periodes. Zet de vergelijking in Search Console uit en exporteer opnieuw.',
  'file.empty': 'Deze tabel heeft geen rijen. Kies in Search Console een langere periode en exporteer opnieuw.',
  'file.long':
    'Deze tabel heeft meer dan {max} rijen. Een export van Search Console heeft er hooguit 1000: kies het oorspronkelijke bestand.',
  'file.line':
    'Regel {line} klopt niet: de getallen zijn onleesbaar of spreken elkaar tegen. Er is niets geïmporteerd. Exporteer opnieuw en kies het bestand zonder het eerst te bewerken.',
  'file.twice':
    'Regel {line} staat twee keer in de tabel. Er is niets geïmporteerd. Exporteer opnieuw en kies het bestand zonder het eerst te bewerken.',
} as const
