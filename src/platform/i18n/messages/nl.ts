export const nl = {
  'error.INVALID_INPUT': 'Niet alles is juist ingevuld.',
  'error.BAD_REQUEST': 'Deze aanvraag konden we niet lezen.',
  'error.NOT_FOUND': 'Dit bestaat niet (meer).',
  'error.METHOD_NOT_ALLOWED': 'Dat kan hier niet.',
  'error.BODY_TOO_LARGE': 'Dit is te groot om te versturen.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'Dit soort inhoud kunnen we niet verwerken.',
  'error.TIMEOUT': 'Dit duurde te lang. Probeer het opnieuw.',
  'error.SHUTTING_DOWN': 'De site wordt even herstart. Probeer het zo opnieuw.',
  'error.UNKNOWN_HOST': 'Deze site is niet op dit adres te vinden.',
  'error.INTERNAL': 'Er ging iets mis bij ons. Probeer het opnieuw.',
  invalid: 'Deze waarde klopt niet.',
  required: 'Dit veld is verplicht.',
} as const
