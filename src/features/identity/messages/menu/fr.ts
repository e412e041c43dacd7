import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  adminDashboard: 'Tableau de bord',
  profile: 'Mon profil',
  myAppointments: 'Mes rendez-vous',
  signOut: 'Se déconnecter',
  signOutFailed: 'La déconnexion a échoué. Vérifiez votre connexion internet et réessayez.',
  login: 'Se connecter',
  register: 'Créer un compte',
  loading: 'Chargement…',
})
