import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Prix de vos services en euros, hors TVA. Un nouveau prix apparaît aussitôt partout sur le site, y compris dans les titres, les questions fréquentes et ce que lisent les moteurs de recherche.',
  'field.start': 'Prix de départ, paiement unique',
  'field.monthly': 'Abonnement par mois',
  'field.maintenance.start': 'Maintenance d’un site sur mesure, par mois',
  'field.maintenance.monthly': 'Maintenance d’un site créé avec une formule, par mois',
  'field.drawing': 'Dessin',
  'choice.drawing.page': 'Page',
  'choice.drawing.shelf': 'Étagère',
  'choice.drawing.form': 'Formulaire',
  'choice.drawing.gauge': 'Cadran',
  'choice.drawing.rack': 'Serveur',
  'help.empty': 'Laissez un prix vide pour afficher « sur demande ».',
  optional: 'facultatif',
  'item.webdesign': 'Webdesign',
  'item.ecommerce': 'Boutiques en ligne',
  'item.webApplications': 'Applications web',
  'item.maintenance': 'Maintenance',
  'item.backend': 'Backend as a service',
})
