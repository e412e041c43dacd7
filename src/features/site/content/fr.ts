import type { Pages } from './page-content.ts'

export const fr: Pages = {
  public: {
    home: {
      title: 'Sites web sur mesure pour petites entreprises',
      heading: 'Un site web sur mesure pour votre entreprise, à partir de {startWebdesign}',
      lead: 'Nous créons des sites web.',
      description:
        'Webdesign, boutiques en ligne, applications web et maintenance pour les petites entreprises. Prix fixes, et quelqu’un [[{companyPhone}?au bout du fil|qui répond]].',
      keywords: 'webdesign, création de site web, boutique en ligne, application web, maintenance[[, {companyCity}]]',
      sections: [
        {
          id: 'about',
          heading: 'Une seule équipe, du premier croquis au suivi',
          text: '{companyName} crée des sites web pour les petites entreprises[[ à {companyCity} et dans les environs]]. Vous parlez directement aux personnes qui réalisent votre site, sans intermédiaire. Voici comment cela se passe :',
        },
        {
          id: 'services',
          heading: 'Quatre choses que nous faisons bien',
          text: 'Webdesign, boutiques en ligne, applications web et maintenance. Choisissez-en une, ou laissez-les travailler ensemble.',
        },
        {
          id: 'reviews',
          heading: 'Ce que disent nos clients',
          text: 'Chaque avis vient d’une personne qui a un compte, et une mention indique qui est client.',
        },
        {
          id: 'why',
          heading: 'Pourquoi nous',
          text: 'Un site qui se charge vite, un prix convenu d’avance et une réponse dans la journée ouvrable.',
        },
        {
          id: 'stack',
          heading: 'Nos outils',
          text: 'TypeScript, React et PostgreSQL : des briques courantes, pour que vous ne soyez jamais lié à nous.',
        },
        {
          id: 'start',
          heading: 'De quoi avez-vous besoin ?',
          text: 'Parlez-nous-en lors d’un entretien d’une demi-heure ou envoyez-nous un message. Les jours ouvrables, nous répondons le jour même.',
        },
      ],
    },
    contact: {
      title: 'Contact : une question, une visite',
      heading: 'Dites-nous ce qu’il vous faut.',
      lead: 'Écrivez[[{companyPhone}?, appelez]] ou réservez un entretien. Les jours ouvrables, nous répondons le jour même.',
      description:
        'Comment nous joindre[[ à {companyCity}]] : écrivez[[{companyPhone}?, appelez]] ou prenez tout de suite rendez-vous. Les jours ouvrables, nous répondons le jour même.',
      keywords: 'contact, rendez-vous, agence web[[ {companyCity}]][[{companyPhone}?, téléphone]], adresse',
      sections: [
        { id: 'contact', heading: 'Comment nous joindre', text: 'Choisissez ce qui vous convient le mieux.' },
        {
          id: 'location',
          heading: 'Venez nous voir',
          text: 'Vous êtes les bienvenus, mais prenez d’abord rendez-vous.',
        },
      ],
    },
    services: {
      title: 'Services et formules',
      heading: 'Ce que nous faisons pour vous.',
      lead: 'Du site tout simple à l’application dans laquelle votre équipe travaille chaque jour.',
      description:
        'Webdesign, backend, boutiques en ligne, applications web et maintenance, avec des formules mensuelles et des prix de départ clairs.',
      keywords: 'services, formules, webdesign, boutique en ligne, backend, maintenance',
      sections: [
        {
          id: 'packages',
          heading: 'Formules',
          text: 'L’hébergement, le certificat et les sauvegardes sont compris dans chaque formule.',
        },
        {
          id: 'specialization',
          heading: 'Spécialisations',
          text: 'Chaque service a sa page : ce que vous recevez, comment nous travaillons et ce que cela coûte.',
        },
      ],
    },
    webdesign: {
      title: 'Webdesign : un site web sur mesure',
      heading: 'Webdesign',
      lead: 'Un site qui vous ressemble et qui s’affiche avant qu’on ne regarde ailleurs.',
      description:
        'Un site web sur mesure : pensé pour vos clients, rapide sur tous les téléphones et facile à modifier vous-même.',
      keywords: 'webdesign, création de site web, site responsive',
    },
    backend: {
      title: 'Backend en tant que service',
      heading: 'Backend en tant que service',
      lead: 'Le serveur derrière votre application ou votre site : données, utilisateurs et liaisons, gérés par nos soins.',
      description:
        'Base de données, comptes et liaisons pour votre application ou votre site, hébergés et surveillés par nous.',
      keywords: 'backend, API, base de données, hébergement, intégrations',
    },
    ecommerce: {
      title: 'Boutiques en ligne que vous gérez',
      heading: 'Boutiques en ligne',
      lead: 'Une boutique que vous gérez vous-même, avec stock, paiements et TVA en ordre.',
      description:
        'Une boutique en ligne avec stock, paiements et factures, que vous tenez à jour sans connaissances techniques.',
      keywords: 'boutique en ligne, e-commerce, paiement en ligne, stock',
    },
    webApplications: {
      title: 'Applications web pour votre équipe',
      heading: 'Applications web',
      lead: 'L’outil que votre équipe tient aujourd’hui dans des tableurs, construit pour de bon.',
      description:
        'Des applications sur mesure dans le navigateur : du planning au portail client, avec rôles, rapports et liaisons.',
      keywords: 'application web, logiciel sur mesure, portail client',
    },
    maintenance: {
      title: 'Maintenance de votre site web',
      heading: 'Maintenance',
      lead: 'Mises à jour, sauvegardes et quelqu’un qui [[{companyPhone}?décroche|répond]].',
      description:
        'L’entretien de votre site : mises à jour, surveillance, sauvegardes et petites modifications, pour un montant fixe par mois.',
      keywords: 'maintenance, mises à jour, sauvegardes, entretien de site',
    },
    blog: {
      title: 'Blog : sites web et boutiques en ligne',
      heading: 'Blog',
      lead: 'Ce que nous apprenons en construisant, avec des mots simples.',
      description:
        'Des articles sur les sites rapides, les boutiques en ligne et les logiciels sur mesure, écrits pour les entrepreneurs.',
      keywords: 'blog, site web, conseils, vitesse, boutique en ligne',
    },
    reviews: {
      title: 'Avis : ce que disent nos clients',
      heading: 'Avis',
      lead: 'Ce que nos clients écrivent sur nous, le bon et le moins bon.',
      description:
        'Lisez tous les avis de nos clients sur nos sites et notre maintenance, et la manière dont nous vérifions leurs auteurs.',
      keywords: 'avis, expériences, évaluations',
    },
    booking: {
      title: 'Prendre rendez-vous pour en parler',
      heading: 'Prendre rendez-vous',
      lead: 'Choisissez un jour, puis une heure. Nous confirmons chaque demande par e-mail ; d’ici là, elle n’est pas définitive.',
      description:
        'Réservez un entretien sur un nouveau site, une modification ou un problème. Vous recevez une confirmation par e-mail.',
      keywords: 'rendez-vous, réserver, entretien, prise de contact',
    },
    faq: {
      title: 'Aide et questions fréquentes',
      heading: 'Aide et questions fréquentes',
      lead: 'Votre question n’y figure pas ? Posez-la-nous.',
      description:
        'Combien coûte un site, combien de temps faut-il, à qui est le code ? Nos réponses sur la méthode, les services et les prix.',
      keywords: 'faq, aide, questions, prix, technique',
    },
    cookies: {
      title: 'Politique relative aux cookies',
      heading: 'Politique relative aux cookies',
      lead: 'Quels cookies nous utilisons, à quoi ils servent et combien de temps ils restent.',
      description:
        'Quels cookies ce site utilise, à quoi ils servent, combien de temps ils restent et comment modifier votre choix.',
      keywords: 'cookies, politique, consentement',
    },
    privacy: {
      title: 'Politique de confidentialité',
      heading: 'Politique de confidentialité',
      lead: 'Quelles données nous conservons, pourquoi, et quels sont vos droits.',
      description:
        'Quelles données personnelles nous traitons, pourquoi, combien de temps nous les gardons et quels sont vos droits.',
      keywords: 'vie privée, données personnelles, RGPD',
    },
    terms: {
      title: 'Conditions générales',
      heading: 'Conditions générales',
      lead: 'Ce dont nous convenons, sans petits caractères.',
      description:
        'Les conditions auxquelles nous livrons sites et logiciels : paiement, préavis, données et responsabilité.',
      keywords: 'conditions, préavis, paiement, contrat',
    },
  },
  private: {
    login: { heading: 'Se connecter', lead: 'Pour vos rendez-vous, vos commentaires et vos avis.' },
    forgotPassword: { heading: 'Mot de passe oublié', lead: 'Vous recevrez un e-mail pour en choisir un nouveau.' },
    register: {
      heading: 'Créer un compte',
      lead: 'Avec un compte, vous prenez rendez-vous, commentez et rédigez des avis.',
    },
    verifyEmail: {
      heading: 'Confirmer votre adresse e-mail',
      lead: 'Nous savons ainsi que cette adresse est la vôtre.',
    },
    resetPassword: {
      heading: 'Choisir un nouveau mot de passe',
      lead: 'Ensuite, l’ancien mot de passe ne fonctionnera plus.',
    },
    profile: { heading: 'Mon profil', lead: 'Vos coordonnées, votre langue et les appareils connectés.' },
    myAppointments: { heading: 'Mes rendez-vous', lead: 'Vos demandes et leur état.' },
    newPost: { heading: 'Nouvel article', lead: 'Pour les personnes autorisées à écrire sur le blog.' },
    blogDesk: {
      heading: 'Tous les articles',
      lead: 'Y compris ceux qui ne sont pas encore publics, programmés ou supprimés.',
    },
    editPost: { heading: 'Modifier l’article', lead: 'Pour les personnes autorisées à écrire sur le blog.' },
    newCategory: { heading: 'Catégories du blog', lead: 'Ajoutez-en une, ou changez noms, ordre et descriptions.' },
    admin: { heading: 'Tableau de bord', lead: 'Comment se porte le site et ce qui vous attend.' },
    adminTimeslots: {
      heading: 'Rendez-vous et disponibilités',
      lead: 'Les demandes, les rendez-vous approuvés et les règles de votre agenda.',
    },
    adminMail: { heading: 'E-mails', lead: 'Tous les e-mails envoyés par le site.' },
    adminMessages: { heading: 'Messages', lead: 'Ce que les visiteurs ont écrit via le formulaire de contact.' },
    unsubscribe: {
      heading: 'E-mails sur les réponses',
      lead: 'Vous choisissez si nous vous écrivons quand quelqu’un répond à votre commentaire.',
    },
    adminModeration: { heading: 'Modération', lead: 'Les commentaires et avis en attente d’une décision.' },
    adminSettings: { heading: 'Paramètres', lead: 'Les données de votre entreprise et les règles du site.' },
    adminAi: { heading: 'Assistants IA', lead: 'Ce que les assistants IA peuvent dire de vous, et ce qu’ils lisent.' },
    adminSeo: {
      heading: 'Moteurs de recherche',
      lead: 'Ce que les moteurs de recherche trouvent sur vos pages, et comment l’améliorer.',
    },
    adminPages: {
      heading: 'Textes des pages',
      lead: 'Ce que les moteurs de recherche et les liens partagés disent de vos pages.',
    },
    adminTranslations: {
      heading: 'Traductions',
      lead: 'Quels textes ont changé dans une langue et pas encore dans les autres.',
    },
    adminVitals: { heading: 'Web vitals', lead: 'La vitesse du site pour les visiteurs qui ont accepté la mesure.' },
    adminJournal: { heading: 'Journal', lead: 'Qui a modifié quoi, et quand.' },
    adminVisitors: {
      heading: 'Visiteurs',
      lead: 'Qui visite votre site, d’où viennent les visiteurs et ce qu’ils regardent.',
    },
    adminUsers: { heading: 'Utilisateurs', lead: 'Qui a un compte et ce que chacun peut faire.' },
  },
}
