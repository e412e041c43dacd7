import type { LandingText } from '../landing-content.ts'
import { STACK } from './stack.ts'

export const fr: LandingText = {
  taglines: [
    'rapides sur smartphone',
    'à prix fixe',
    'que vous modifiez vous-même',
    'que Google comprend',
    'avec une équipe [[{companyPhone}?joignable|qui répond]]',
  ],
  facts: [
    { id: 'start', label: 'Prix de départ', value: '{startWebdesign}', note: 'création, paiement unique, hors TVA' },
    {
      id: 'monthly',
      label: 'Ensuite',
      value: '{monthWebdesign}',
      note: 'par mois hors TVA, hébergement et sauvegardes compris',
    },
    { id: 'time', label: 'En ligne en', value: '{weeksFrom} à {weeksTo} semaines', note: 'pour un site simple' },
    {
      id: 'quote',
      label: 'Devis',
      value: 'Gratuit',
      note: 'abonnement résiliable à tout moment ({noticeDays} jours de préavis)',
    },
  ],
  steps: [
    {
      title: 'Rendez-vous',
      text: 'Vous expliquez ce que vous faites et pour qui. Vous recevez ensuite un devis gratuit, avec un prix fixe.',
    },
    {
      title: 'Design',
      text: 'Nous concevons les pages principales. Vous nous dites ce qui vous plaît et ce qu’il faut changer, jusqu’à ce que le résultat vous convienne.',
    },
    {
      title: 'Mise en ligne',
      text: 'Nous développons, testons et publions votre site. Avec la maintenance en option, nous le tenons ensuite à jour.',
    },
  ],
  example: {
    label: 'Exemple de calcul, hors TVA',
    title: 'Le site d’une boulangerie : cinq pages et un formulaire de contact',
    text: 'Avec la formule {nameBasic}. Hébergement, certificat SSL et sauvegardes quotidiennes compris.',
    once: 'Création, prix de départ',
    subscription: 'Formule {nameBasic}',
    total: 'La première année',
    after:
      'En ligne en {weeksFrom} à {weeksTo} semaines, dès que nous avons vos textes et vos photos. À partir de la deuxième année, vous ne payez plus que la formule.',
  },
  prices: {
    once: 'Prix de départ, paiement unique, hors TVA',
    monthly: 'Par mois, hors TVA',
    compare: 'Comparer les formules',
  },
  why: [
    {
      title: 'Rapide sur tous les smartphones',
      text: 'Nous créons des pages légères et mesurons leur vitesse avant la mise en ligne. Vos visiteurs n’ont pas le temps de s’impatienter.',
    },
    {
      title: 'Le prix d’abord',
      text: 'Vous recevez un prix par écrit avant le début des travaux. Si vous souhaitez un supplément, vous en connaissez d’abord le coût.',
    },
    {
      title: 'Des gens qui répondent',
      text: '[[{companyPhone}?Vous appelez, et la personne qui décroche connaît votre site.|La personne qui vous répond connaît votre site.]] Écrivez-nous : vous aurez une réponse sous un jour ouvrable.',
    },
  ],
  stack: STACK,
  people: { example: 'Exemple : ces personnes sont fictives et leurs portraits sont dessinés.' },
  questions: { all: 'Toutes les questions fréquentes' },
  close: {
    call: 'Appelez-nous',
    meet: {
      title: 'Prendre rendez-vous',
      text: '{meetingMinutes} minutes pour parler de votre projet.',
      action: 'Réserver',
    },
    write: { title: 'Envoyer un message', text: 'Nous répondons sous un jour ouvrable.', action: 'Nous écrire' },
  },
}
