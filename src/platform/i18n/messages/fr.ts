import { translate } from '../texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.INVALID_INPUT': 'Certains champs sont incorrects. Vérifiez-les.',
  'error.BAD_REQUEST': 'Nous n’avons pas pu lire cette demande. Rechargez la page et réessayez.',
  'error.NOT_FOUND': 'Cet élément n’existe plus.',
  'error.REFERENCE_GONE': 'L’élément concerné a été supprimé entre-temps. Rechargez la page.',
  'error.METHOD_NOT_ALLOWED': 'Cette action n’est pas possible ici.',
  'error.BODY_TOO_LARGE': 'Cet envoi est trop volumineux. Réduisez-le et réessayez.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'Nous ne pouvons pas traiter ce type de contenu.',
  'error.TIMEOUT': 'L’opération a pris trop de temps. Veuillez réessayer.',
  'error.OUTCOME_UNKNOWN': 'Nous ne savons pas si l’opération a abouti. Vérifiez-le avant de réessayer.',
  'error.SHUTTING_DOWN': 'Le site redémarre. Veuillez réessayer dans un instant.',
  'error.OVERLOADED': 'Le site est très sollicité. Veuillez réessayer dans un instant.',
  'error.DATABASE_UNAVAILABLE': 'Ce service est momentanément indisponible. Veuillez réessayer dans une minute.',
  'error.UNKNOWN_HOST': 'Ce site n’est pas disponible à cette adresse.',
  'error.UNAUTHENTICATED': 'Connectez-vous pour continuer.',
  'error.FORBIDDEN': 'Vous n’avez pas les droits nécessaires.',
  'error.TWO_FACTOR_NEEDED': 'Configurez d’abord la double authentification.',
  'error.TOO_MANY_ATTEMPTS': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'error.INTERNAL': 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  invalid: 'Cette valeur n’est pas valide.',
})
