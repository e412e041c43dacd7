import { translate } from '../texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.INVALID_INPUT': 'Certains champs ne sont pas corrects.',
  'error.BAD_REQUEST': 'Nous n’avons pas pu lire cette demande.',
  'error.NOT_FOUND': 'Cet élément n’existe pas ou plus.',
  'error.REFERENCE_GONE': 'L’élément concerné a été supprimé entre-temps.',
  'error.METHOD_NOT_ALLOWED': 'Cette action n’est pas possible ici.',
  'error.BODY_TOO_LARGE': 'Cet envoi est trop volumineux.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'Nous ne pouvons pas traiter ce type de contenu.',
  'error.TIMEOUT': 'L’opération a pris trop de temps. Veuillez réessayer.',
  'error.SHUTTING_DOWN': 'Le site redémarre. Réessayez dans un instant.',
  'error.DATABASE_UNAVAILABLE': 'Ce service est momentanément indisponible. Réessayez dans une minute.',
  'error.UNKNOWN_HOST': 'Ce site ne se trouve pas à cette adresse.',
  'error.UNAUTHENTICATED': 'Connectez-vous pour faire cela.',
  'error.FORBIDDEN': 'Vous n’avez pas accès à cette partie.',
  'error.TWO_FACTOR_NEEDED': 'Configurez d’abord la deuxième étape de connexion.',
  'error.TOO_MANY_ATTEMPTS': 'Trop de tentatives. Réessayez plus tard.',
  'error.INTERNAL': 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  invalid: 'Cette valeur n’est pas valable.',
})
