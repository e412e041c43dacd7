export const nl = {
  'error.PICTURE_UNREADABLE': 'We kunnen deze foto niet lezen. Kies een JPEG, PNG, WebP, AVIF of GIF.',
  'error.PICTURE_TOO_HEAVY': 'Deze foto is groter dan 10 MB. Verklein ze en probeer het opnieuw.',
  'error.PICTURE_TOO_LARGE':
    'Deze foto heeft te veel pixels: hoogstens 64 megapixel. Verklein ze en probeer het opnieuw.',
  'error.PICTURE_NOT_FOUND': 'Een foto in deze tekst bestaat niet meer. Verwijder ze of upload ze opnieuw.',
} as const
