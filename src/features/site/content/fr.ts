import type { Pages } from './page-content.ts'

export const fr: Pages = {
  public: {
    home: {
      title: 'Sites web à prix fixe pour les PME',
      heading: 'Un site web sur mesure pour votre entreprise[[, à partir de {startWebdesign} hors TVA]]',
      lead: 'Nous créons et entretenons des sites web.',
      description:
        'Webdesign, boutiques en ligne, applications web et maintenance pour petites entreprises. Des prix fixes et une équipe [[{companyPhone}?joignable|qui répond]].',
      keywords: 'webdesign, création de site web, boutique en ligne, application web, maintenance[[, {companyCity}]]',
      sections: [
        {
          id: 'about',
          heading: 'Une seule équipe, du premier croquis à la maintenance',
          text: '[[Depuis {companySince}, ]]{companyName} crée des sites web pour les petites entreprises de toute la Belgique[[, depuis {companyCity}]]. Vous travaillez directement avec [[{companyPeople}|les personnes qui réalisent votre site]], sans centre d’appels.',
        },
        {
          id: 'how',
          heading: 'Du premier contact à la mise en ligne',
          text: 'Vous ne vous décidez qu’une fois le prix et le délai connus.',
        },
        {
          id: 'services',
          heading: 'Notre savoir-faire',
          text: 'Webdesign, boutiques en ligne, applications web et maintenance : choisissez un service ou combinez-en plusieurs.',
        },
        {
          id: 'prices',
          heading: 'Tous nos prix en un coup d’œil',
          text: 'Au-dessus de la ligne, ce que vous payez une seule fois ; en dessous, ce qui revient chaque mois.',
        },
        {
          id: 'why',
          heading: 'Pourquoi nous choisir ?',
          text: 'Un site qui se charge vite, un prix convenu d’avance et une réponse sous un jour ouvrable.',
        },
        {
          id: 'reviews',
          heading: 'Ce que l’on dit de nous',
          text: 'Toute personne dont l’adresse e-mail est confirmée peut écrire un avis. La mention « Vérifié » signifie que nous avons nous-mêmes contrôlé que l’auteur est client ou a eu un rendez-vous avec nous.',
        },
        {
          id: 'questions',
          heading: 'Trois questions avant de commencer',
          text: 'Ce que l’on nous demande avant de se lancer.',
        },
        {
          id: 'stack',
          heading: 'Nos technologies',
          text: 'TypeScript, React et PostgreSQL : des technologies que beaucoup de développeurs connaissent, pour rester libre de changer de prestataire.',
        },
        {
          id: 'start',
          heading: 'De quoi avez\u2011vous besoin ?',
          text: 'Parlez-nous-en lors d’un rendez-vous de {meetingMinutes} minutes ou envoyez-nous un message. Nous répondons sous un jour ouvrable.',
        },
      ],
    },
    contact: {
      title: 'Contact : un message ou un rendez-vous',
      heading: 'Parlez\u2011nous de votre projet.',
      lead: 'Écrivez-nous[[{companyPhone}?, appelez-nous]] ou prenez rendez-vous. Nous répondons sous un jour ouvrable.',
      description:
        'Contactez-nous[[ à {companyCity}]] : envoyez un message[[{companyPhone}?, appelez]] ou prenez rendez-vous en ligne. Nous répondons sous un jour ouvrable.',
      keywords:
        'contact, rendez-vous, agence web[[ {companyCity}]][[{companyPhone}?, téléphone]][[{companyAddress}?, adresse]]',
      sections: [
        { id: 'contact', heading: 'Comment nous joindre', text: 'Choisissez le moyen qui vous convient le mieux.' },
        {
          id: 'location',
          heading: '[[{companyAddress}?Nous rendre visite|Où nous rencontrer]]',
          text: '[[{companyAddress}?Nous vous accueillons avec plaisir. Prenez simplement rendez-vous avant de passer.|Choisissez un jour et une heure. Nous conviendrons ensemble du lieu.]]',
        },
      ],
    },
    services: {
      title: 'Services, formules et prix',
      heading: 'Ce que nous pouvons faire pour vous.',
      lead: 'Du site vitrine à l’application que votre équipe utilise chaque jour.',
      description:
        'Webdesign, backend, boutiques en ligne, applications web et maintenance. Comparez nos formules mensuelles et consultez nos prix de départ.',
      keywords: 'services, formules, webdesign, boutique en ligne, backend, maintenance',
      sections: [
        {
          id: 'packages',
          heading: 'Formules',
          text: 'L’hébergement, le certificat SSL et les sauvegardes quotidiennes sont compris dans chaque formule.',
        },
        {
          id: 'specialization',
          heading: 'Spécialisations',
          text: 'Découvrez pour chaque service ce qu’il comprend, comment nous travaillons et ce qu’il coûte.',
        },
      ],
    },
    webdesign: {
      title: 'Webdesign[[ à {companyCity}]][[ à partir de {startWebdesign} hors TVA]]',
      heading: 'Webdesign pour indépendants et PME',
      lead: 'Un site à votre image, qui s’affiche instantanément.',
      description:
        'Un site web sur mesure, livré à prix fixe : pensé pour vos clients, rapide sur smartphone et facile à modifier vous-même.',
      keywords: 'webdesign, création de site web, site responsive',
    },
    backend: {
      title: 'Backend as a service[[ dès {startBackend} hors TVA]]',
      heading: 'Backend as a service',
      lead: 'Le serveur de votre application ou de votre site : données, utilisateurs et intégrations, hébergés et surveillés par nos soins.',
      description:
        'Base de données, comptes, API et intégrations pour votre application ou votre site : hébergés, sauvegardés et surveillés, à un prix mensuel fixe.',
      keywords: 'backend, API, base de données, hébergement, intégrations',
    },
    ecommerce: {
      title: 'Boutique en ligne[[ à partir de {startEcommerce} hors TVA]]',
      heading: 'Boutiques en ligne',
      lead: 'Une boutique que vous gérez vous-même, stock, paiements et TVA compris.',
      description:
        'Une boutique en ligne avec stock, paiements, TVA et factures, que vous gérez sans connaissances techniques. Créée à prix fixe.',
      keywords: 'boutique en ligne, e-commerce, paiement en ligne, stock',
    },
    webApplications: {
      title: 'Application web[[ à partir de {startWebApplications} hors TVA]]',
      heading: 'Applications web',
      lead: 'Tout ce que votre équipe gère dans Excel, dans une seule application.',
      description:
        'Remplacez vos fichiers Excel par une application dans le navigateur : planning, portail client, rôles, rapports et intégrations, à prix fixe.',
      keywords: 'application web, logiciel sur mesure, portail client',
    },
    maintenance: {
      title: 'Maintenance et mises à jour de votre site',
      heading: 'Maintenance de votre site',
      lead: 'Mises à jour, sauvegardes et une équipe qui répond[[{companyPhone}? au téléphone]].',
      description:
        'La maintenance de votre site ou de votre boutique en ligne : mises à jour, surveillance, sauvegardes et petites modifications, à prix fixe.',
      keywords: 'maintenance, mises à jour, sauvegardes, maintenance de site web',
    },
    blog: {
      title: 'Blog : conseils pour votre site web',
      heading: 'Blog : conseils pour votre site web',
      lead: 'Ce que nous apprenons en créant des sites, expliqué simplement.',
      description:
        'Des articles pratiques sur la vitesse, les boutiques en ligne, les e-mails et les cookies, écrits en langage clair pour les entrepreneurs.',
      keywords: 'blog, site web, conseils, vitesse, boutique en ligne',
    },
    portfolio: {
      title: 'Réalisations : des résultats vérifiables',
      heading: 'Des réalisations que vous pouvez vérifier',
      lead: 'Pour chaque site : son prix, le temps qu’il a demandé et ce qu’il a apporté. Chaque chiffre est daté et accompagné de sa source.',
      description:
        'Sites web et boutiques en ligne réalisés pour de petites entreprises : situation, prix, durée et résultat, avec des chiffres mesurés et leur source.',
      keywords: 'portfolio, réalisations, sites web, boutiques en ligne, exemples',
    },
    reviews: {
      title: 'Avis : ce que l’on dit de notre travail',
      heading: 'Ce que l’on dit de notre travail',
      lead: 'Tous les avis, bons ou mauvais, et comment nous les vérifions.',
      description:
        'Lisez tous les avis sur nos sites, nos boutiques en ligne et notre maintenance, bons ou mauvais, et découvrez comment nous les vérifions.',
      keywords: 'avis, expériences, évaluations',
    },
    booking: {
      title: 'Prendre rendez-vous en ligne',
      heading: 'Prendre rendez-vous',
      lead: 'Choisissez un jour, puis un créneau. Nous confirmons chaque demande par e-mail ; votre rendez-vous n’est définitif qu’à ce moment-là.',
      description:
        'Un nouveau site, une modification, un problème ? Choisissez un jour et un créneau en ligne : nous confirmons le rendez-vous par e-mail.',
      keywords: 'rendez-vous, réserver, prise de contact',
    },
    faq: {
      title: 'Aide et questions fréquentes : prix et délais',
      heading: 'Aide et questions fréquentes',
      lead: 'Vous ne trouvez pas votre question ? Envoyez-nous un message.',
      description:
        'Combien coûte un site, combien de temps faut-il, à qui appartient le code ? Nos réponses sur les services, la technique et les prix.',
      keywords: 'faq, aide, questions, prix, technique',
    },
    performance: {
      title: 'La vitesse de ce site, et comment la vérifier',
      heading: 'Ce site en chiffres',
      lead: 'Nous promettons des sites rapides. Voici ce que pèsent nos propres pages, comment nous le mesurons et comment le vérifier.',
      description:
        'Le poids de nos pages, le nombre de requêtes et le temps d’affichage, avec notre méthode et de quoi vérifier chaque chiffre vous-même.',
      keywords: 'vitesse, temps de chargement, poids d’une page, mesure',
    },
    cookies: {
      title: 'Cookies : ce que nous conservons et pourquoi',
      heading: 'Politique de cookies',
      lead: 'Les cookies que nous utilisons, leur finalité et leur durée.',
      description:
        'Les cookies que ce site utilise, leur finalité, leur durée de conservation et la manière de modifier votre choix à tout moment.',
      keywords: 'cookies, politique, consentement',
    },
    privacy: {
      title: 'Politique de confidentialité : vos données',
      heading: 'Politique de confidentialité',
      lead: 'Les données que nous conservons, pourquoi, et vos droits.',
      description:
        'Les données personnelles que nous traitons, pourquoi, pendant combien de temps, qui les reçoit et quels droits le RGPD vous donne.',
      keywords: 'vie privée, données personnelles, RGPD',
    },
    terms: {
      title: 'Conditions générales, en langage clair',
      heading: 'Conditions générales',
      lead: 'Nos conditions, en langage clair.',
      description:
        'Nos conditions pour les sites et les logiciels, en langage clair : devis, paiement, préavis, données, disponibilité et responsabilité.',
      keywords: 'conditions, préavis, paiement, contrat',
    },
  },
  private: {
    login: { heading: 'Se connecter', lead: 'Pour gérer vos rendez-vous, commenter et écrire des avis.' },
    forgotPassword: {
      heading: 'Mot de passe oublié',
      lead: 'Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    },
    register: {
      heading: 'Créer un compte',
      lead: 'Avec un compte, vous pouvez prendre rendez-vous, commenter et écrire des avis.',
    },
    verifyEmail: {
      heading: 'Confirmer votre adresse e-mail',
      lead: 'Nous vérifions ainsi que cette adresse est bien la vôtre.',
    },
    resetPassword: {
      heading: 'Choisir un nouveau mot de passe',
      lead: 'L’ancien mot de passe ne fonctionnera plus.',
    },
    profile: { heading: 'Mon profil', lead: 'Vos données, votre langue et vos appareils connectés.' },
    myAppointments: { heading: 'Mes rendez-vous', lead: 'Vos demandes et vos rendez-vous, avec leur statut.' },
    appointment: { heading: 'Votre rendez-vous', lead: 'Consultez, confirmez ou modifiez votre rendez-vous.' },
    newPost: { heading: 'Nouvel article', lead: 'Pour les personnes autorisées à écrire sur le blog.' },
    blogAuthoring: {
      heading: 'Tous les articles',
      lead: 'Y compris les brouillons et les articles programmés ou supprimés.',
    },
    editPost: { heading: 'Modifier l’article', lead: 'Pour les personnes autorisées à écrire sur le blog.' },
    newCategory: {
      heading: 'Catégories du blog',
      lead: 'Ajoutez des catégories ou modifiez leur nom, leur description et leur ordre.',
    },
    admin: { heading: 'Tableau de bord', lead: 'Vos rendez-vous, ce qui reste à traiter et l’état de votre site.' },
    adminTimeslots: {
      heading: 'Rendez-vous et disponibilités',
      lead: 'Les demandes, les rendez-vous approuvés et vos règles de disponibilité.',
    },
    adminMail: { heading: 'E-mails', lead: 'Tous les e-mails envoyés par le site.' },
    adminMessages: { heading: 'Messages', lead: 'Les messages reçus par le formulaire de contact.' },
    unsubscribe: {
      heading: 'E-mails en cas de réponse',
      lead: 'Choisissez si vous voulez un e-mail quand quelqu’un répond à votre commentaire.',
    },
    adminModeration: { heading: 'Modération', lead: 'Les commentaires et les avis à vérifier.' },
    adminSettings: { heading: 'Paramètres', lead: 'Les données de votre entreprise et les règles du site.' },
    adminAi: {
      heading: 'Assistants IA',
      lead: 'Ce que les assistants IA lisent sur votre site et ce qu’ils peuvent dire de votre entreprise.',
    },
    adminSeo: {
      heading: 'Moteurs de recherche',
      lead: 'Ce que les moteurs de recherche voient de vos pages, et comment l’améliorer.',
    },
    adminPages: {
      heading: 'Textes des pages',
      lead: 'Modifiez chaque texte de votre site dans chaque langue, puis publiez quand tout est prêt.',
    },
    adminTranslations: {
      heading: 'Traductions',
      lead: 'Les textes modifiés dans une langue, mais pas encore dans les autres.',
    },
    adminVitals: {
      heading: 'Web vitals',
      lead: 'La vitesse du site chez les visiteurs qui acceptent les statistiques.',
    },
    adminJournal: { heading: 'Journal d’activité', lead: 'Qui a modifié quoi, et quand.' },
    adminVisitors: {
      heading: 'Visiteurs',
      lead: 'Combien de visiteurs vous avez, d’où ils viennent et ce qu’ils consultent.',
    },
    adminClient: {
      heading: 'Client',
      lead: 'Rendez-vous, messages, commentaires et avis d’une personne, avec vos notes.',
    },
    adminUsers: { heading: 'Utilisateurs', lead: 'Les comptes et leurs droits.' },
  },
}
