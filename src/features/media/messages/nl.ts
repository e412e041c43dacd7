export const nl = {
  'error.PICTURE_UNREADABLE': 'Dit is geen foto die we kunnen lezen. Kies een JPEG, PNG, WebP, AVIF of GIF.',
  'error.PICTURE_TOO_HEAVY': 'Deze foto is zwaarder dan 10 MB. Verklein ze en probeer opnieuw.',
  'error.PICTURE_TOO_LARGE':
    'Deze foto heeft te veel pixels. Verklein ze tot hoogstens 64 megapixel en probeer opnieuw.',
  'error.PICTURE_NOT_FOUND': 'Een foto in deze tekst bestaat niet meer. Verwijder ze of upload ze opnieuw.',
} as const
