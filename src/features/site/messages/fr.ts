import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  priceMonthly: '{price} par mois, hors TVA',
  onRequest: 'Sur demande',
  perMonth: 'par mois',
  excludingVat: 'hors TVA',
  book: 'Prendre rendez-vous',
  quote: 'Demander un devis',
  allReviews: 'Tous les avis',
  recommended: 'Recommandé',
  choose: 'Choisir {name}',
  packages: 'Comparer les formules',
  compare: 'Contenu',
  included: 'Compris',
  notIncluded: 'Non compris',
  extras: 'Options et conditions',
  work: 'Voir nos réalisations',
  professionalSite: 'Un site web professionnel sur mesure : à partir de {price}, paiement unique, hors TVA.',
  features: 'Ce qui est compris',
  benefits: 'Vos avantages',
  steps: 'Notre méthode',
  startingPrice: 'Prix de départ',
  monthlyPrice: 'Abonnement',
  maintenanceCustom: 'Maintenance d’un site sur mesure',
  maintenancePackage: 'Maintenance d’un site créé avec une formule',
  from: 'dès {price}',
  maintenanceNote:
    'Vous payez l’un des deux prix, selon la façon dont votre site a été créé. Le devis précise ce qui est compris chaque mois.',
  once: 'en paiement unique',
  contact: 'Nous contacter',
})
