export const nl = {
  remove: 'Demo-inhoud verwijderen',
  ask: 'Alle demo-inhoud verwijderen?',
  list: 'Definitief verwijderd worden: {list}.',
  askText:
    'Wat jij of anderen maakten, blijft, behalve reacties onder de verzonnen artikels. De verzonnen bedrijfsgegevens verdwijnen ook, van de site en uit e-mails.',
  'count.posts': { one: '{count} artikel', other: '{count} artikels' },
  'count.caseStudies': { one: '{count} realisatie', other: '{count} realisaties' },
  'count.comments': { one: '{count} reactie', other: '{count} reacties' },
  'count.reviews': { one: '{count} review', other: '{count} reviews' },
  'count.appointments': { one: '{count} afspraak', other: '{count} afspraken' },
  'count.users': { one: '{count} gebruiker', other: '{count} gebruikers' },
  'count.visits': { one: '{count} voorbeeldbezoek', other: 'de voorbeeldcijfers van {count} bezoeken' },
  keep: 'Behouden',
  failed: 'De demo-inhoud kon niet verwijderd worden. Probeer het opnieuw.',
  removed: 'De demo-inhoud is verwijderd.',
  'error.NO_DEMO_CONTENT': 'Er is geen demo-inhoud meer.',
} as const
