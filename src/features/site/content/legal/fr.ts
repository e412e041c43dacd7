import type { LegalTexts } from '../legal-content.ts'

export const fr: LegalTexts = {
  cookies: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'what-cookies-are',
        heading: 'Qu’est-ce qu’un cookie ?',
        body: `Un cookie est un petit fichier texte que votre navigateur conserve pour un site. Le stockage local est un autre espace de votre navigateur, qui fonctionne à peu près de la même manière. Ce que nous disons ici des cookies vaut pour les deux.

{companyName} les utilise pour faire fonctionner le site et, avec votre consentement, à quelques autres fins. Cette page énumère chaque cookie et chaque élément du stockage local, avec sa finalité et sa durée. Nos autres traitements de données sont décrits dans la [politique de confidentialité](/privacy).`,
      },
      {
        id: 'categories',
        heading: 'Catégories',
        body: `Chaque cookie relève de l’une de ces catégories :

- **Essentiels** : sans eux, le site ne fonctionne pas. Ils sont toujours actifs.
- **Fonctionnels** : pour des fonctions pratiques, mais pas indispensables.
- **Statistiques** : pour mesurer l’utilisation du site.
- **Marketing** : pour la publicité et la mesure de campagnes.[[{measuringService}?| Nous ne les utilisons pas actuellement.]]

Seuls les cookies essentiels sont placés sans votre consentement. La loi belge et la directive européenne « vie privée et communications électroniques » le permettent, car sans eux le site ne pourrait pas vous fournir ce que vous demandez. Les trois autres catégories restent désactivées tant que vous ne les activez pas.`,
      },
      {
        id: 'essential',
        heading: 'Cookies essentiels',
        body: `Ils sont peu nombreux, et aucun ne sert à vous suivre :

- **Votre choix en matière de cookies.** Sans lui, nous devrions vous poser la question à chaque page.
- **Votre langue et votre thème.** Si vous choisissez une langue ou le thème sombre, nous retenons ce choix, et rien d’autre, dans un cookie et dans le stockage local.
- **Votre connexion.** Un cookie maintient votre connexion. Les scripts de la page ne peuvent pas le lire. Pendant votre session, l’élément **auth-storage** du stockage local contient votre nom, votre adresse e-mail, votre rôle, votre numéro d’utilisateur et une clé de courte durée. La déconnexion le vide.
- **La version du site.** Un repère dans le stockage local évite que d’anciens fichiers s’affichent après une mise à jour. Si vous remplissiez un formulaire à ce moment-là, votre navigateur conserve le texte quelque temps.`,
      },
      {
        id: 'functional',
        heading: 'Cookies fonctionnels',
        body: `Par défaut, la [page de contact](/contact) ne contient qu’un lien vers OpenStreetMap. Une carte interactive d’OpenStreetMap n’est chargée que si vous acceptez les cookies fonctionnels. La fondation OpenStreetMap voit alors votre adresse IP et peut placer ses propres cookies.

Si vous refusez, seule cette carte ne s’affiche pas. L’adresse est indiquée dans tous les cas.`,
      },
      {
        id: 'analytics',
        heading: 'Cookies statistiques',
        body: `Avec votre consentement, nous mesurons quelles pages vous consultez, à quelle vitesse elles se chargent, de quel site ou de quelle campagne vous venez, et si vous demandez un rendez-vous, envoyez un message, créez un compte ou écrivez un avis. Nous le faisons nous-mêmes : ces données sont envoyées à notre propre serveur, pas à une autre entreprise. Un cookie avec un numéro aléatoire reconnaît votre navigateur et est conservé au maximum {analyticsYears} ans ; un second relie les pages d’une même visite et expire une demi-heure après la dernière page. Tous deux sont supprimés dès que vous retirez votre consentement, et nous effaçons alors ce que nous avons mesuré sous ce numéro.

Nous ne conservons pas votre adresse IP. De votre navigateur, nous ne conservons que le nom, la version principale, le type d’appareil et une estimation de votre pays d’après le fuseau horaire et la langue. Nous comptons aussi les clics sur les liens vers d’autres sites, sur les fichiers, les numéros de téléphone et les adresses e-mail, ainsi que sur les boutons que nous suivons. Ces données sont effacées après {analyticsMonths} mois. Un résumé de chaque visite, sans le numéro de votre navigateur, est conservé jusqu’à {summaryYears} ans après la visite. Au bas de cette page, vous pouvez télécharger ou effacer les données de votre navigateur. Si notre serveur est inaccessible au moment où vous retirez votre consentement, vous recevez un code pour les effacer ici plus tard.

Sans consentement, nous ne mesurons rien de votre visite : notre serveur refuse alors ces données. Il compte seulement combien de fois quelqu’un ouvre une page depuis l’extérieur du site, et quels moteurs de recherche et robots IA demandent quelles pages. Ces comptages ne contiennent ni identifiant ni adresse IP.

[[Nous utilisons aussi {measuringService}. Avec votre consentement, votre navigateur charge un script de Google, qui signale votre visite à Google avec une adresse IP raccourcie et place les cookies attribués à Google dans la liste de cette page.

]]Sans votre consentement, nous ne chargeons jamais le script de mesure d’une autre entreprise.`,
      },
      {
        id: 'marketing',
        heading: 'Cookies marketing',
        body: `[[{measuringService}?Cette catégorie reste désactivée tant que vous ne l’activez pas. Si vous l’activez, Google peut aussi utiliser ce que mesure {measuringService} pour la publicité et le suivi de campagnes.|Nous n’utilisons actuellement aucun cookie marketing. L’interrupteur de cette catégorie est donc désactivé et ne peut pas être activé.]] Ce site ne contient pas de publicité et nous ne vendons pas vos données.`,
      },
      {
        id: 'your-choice',
        heading: 'Choisir et changer d’avis',
        body: `Lors de votre première visite, vous pouvez tout accepter, tout refuser ou choisir par catégorie. Les deux boutons se trouvent côte à côte et refuser est aussi facile qu’accepter. Tant que vous n’avez pas choisi, nous ne plaçons que les cookies essentiels.

Nous conservons votre choix pendant {consentDays} jours, puis nous vous reposons la question. Pour modifier votre choix plus tôt, ouvrez les paramètres des cookies au bas de la page. Si vous retirez un consentement, nous supprimons les cookies qu’il couvrait et effaçons ce que nous avons mesuré grâce à eux.

La loi exige que nous puissions prouver votre consentement. Nous conservons donc une preuve avec un numéro aléatoire, la version de la question, vos choix et la date. Votre nom n’y figure pas. Nous la conservons pendant {consentProofYears} ans.`,
      },
      {
        id: 'in-your-browser',
        heading: 'Supprimer les cookies dans votre navigateur',
        body: `Dans les réglages de votre navigateur, vous pouvez consulter, supprimer et bloquer les cookies et le stockage local. Si vous supprimez tout, votre session se ferme et nous vous reposons la question. Si vous bloquez aussi les cookies essentiels, vous pouvez encore consulter le site, mais plus vous connecter.`,
      },
      {
        id: 'questions',
        heading: 'Questions',
        body: `Un point n’est pas clair ? Utilisez la [page de contact](/contact)[[ ou écrivez à {companyEmail}]]. Si notre réponse ne vous satisfait pas, vous pouvez introduire une plainte auprès de l’Autorité de protection des données ; la [politique de confidentialité](/privacy) explique comment.`,
      },
    ],
  },
  privacy: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Qui est responsable',
        body: `Le responsable du traitement de vos données sur ce site est :

- {companyLegalName}[[
- {companyAddress}]][[
- Numéro d’entreprise et de TVA : {companyVat}]][[
- {companyRegister}]][[
- E-mail : {companyEmail}]][[
- Téléphone : {companyPhone}]]

Nous respectons le règlement général sur la protection des données (RGPD) et la loi belge relative à la protection des données. Nous ne demandons que le nécessaire et nous ne vendons jamais vos données. Certains textes peuvent être retenus automatiquement pour être vérifiés par une personne, mais aucune décision à votre sujet n’est prise par un algorithme seul.`,
      },
      {
        id: 'contact-messages',
        heading: 'Quand vous nous écrivez',
        body: `Du formulaire de contact, nous conservons l’objet, votre message, votre adresse e-mail, la date d’envoi et, si vous les indiquez, votre nom, votre numéro de téléphone, votre activité, la date souhaitée et vos réponses aux autres questions du formulaire. Ces données servent à vous répondre et à garder une trace de nos échanges. Nous ne vous appelons qu’à propos de votre message. Si vous demandez un devis, il s’agit de préparer un contrat avec vous ; pour les autres messages, nous avons un intérêt légitime à répondre aux personnes qui nous écrivent.

Les messages sont effacés après {contactYears} ans.`,
      },
      {
        id: 'accounts',
        heading: 'Quand vous avez un compte',
        body: `Pour un compte, nous conservons vos prénom et nom, votre adresse e-mail, votre langue, votre rôle sur le site et le fait que l’adresse est confirmée ou non. Nous ne conservons pas votre mot de passe, mais seulement une empreinte qui ne permet pas de le retrouver. Pour chaque appareil connecté, nous conservons la date, l’adresse IP et le type de navigateur, afin que vous puissiez repérer une session inconnue dans votre [profil](/profile) et y mettre fin.

Si vous vous connectez avec Google ou un autre service que nous proposons, ce service nous transmet votre nom, votre adresse e-mail et un identifiant de compte. Il sait alors que vous vous connectez ici. Nous ne recevons jamais le mot de passe que vous y utilisez.

Ce traitement est nécessaire pour vous fournir le compte que vous demandez.`,
      },
      {
        id: 'appointments',
        heading: 'Quand vous prenez rendez-vous',
        body: `Pour chaque demande, nous conservons le sujet, le jour et l’heure, vos précisions, vos réponses à nos questions sur le sujet, votre langue, le statut de la demande, le motif si nous n’avons pas pu l’approuver, et le nom du demandeur. Si vous demandez un rendez-vous sans compte, nous conservons votre nom, votre adresse e-mail et, si vous le donnez, votre numéro de téléphone ; nous vous envoyons un lien pour confirmer votre demande. Nous vous envoyons des e-mails à ce propos : d’abord pour confirmer que la demande est en attente, ensuite pour vous dire si elle est approuvée, avec une invitation pour votre agenda. Nous conservons une copie de ces e-mails, pour pouvoir vérifier ce qui a été envoyé.

Ce traitement est nécessaire pour organiser le rendez-vous et préparer un éventuel contrat. Il en va de même pour le rappel que nous pouvons vous envoyer par e-mail avant le rendez-vous.`,
      },
      {
        id: 'comments-and-reviews',
        heading: 'Quand vous écrivez un commentaire ou un avis',
        body: `Les commentaires et les avis sont publics et affichent votre nom. Nous conservons le texte, la date, la note d’un avis, ainsi que les articles et les commentaires que vous avez aimés. Pour éviter le spam, certains textes sont retenus automatiquement jusqu’à ce qu’une personne les ait vérifiés : un premier texte avec un lien, un texte qui en répète un autre, qui en suit un autre de très près ou qu’un filtre prend pour du spam, et ce que vous écrivez après avoir supprimé un texte que nous avions masqué. C’est toujours une personne qui décide, jamais le filtre seul.

Toute personne dont l’adresse e-mail est confirmée peut écrire un avis, et un seul. La mention **Vérifié** résulte de notre propre contrôle, pas d’un certificat externe : un avis ne la porte que si nous avons pu établir que son auteur est client ou a bien eu un rendez-vous avec nous. Sans cette mention, nous n’avons pas pu le vérifier. Nous publions les bons avis comme les mauvais, nous n’en écrivons pas nous-mêmes et nous n’en payons aucun. Nous ne retirons que le spam, la publicité et ce qui est illicite, injurieux ou manifestement faux.

Nous publions votre texte parce que vous nous le demandez : c’est nécessaire à l’exécution de notre accord sur l’utilisation de ce site. Nous filtrons le spam et vérifions les textes parce que nous avons un intérêt légitime à garder le site exempt de spam et de contenus illicites. Vous pouvez modifier votre avis, et supprimer à tout moment un commentaire ou un avis que vous avez écrit.

Si quelqu’un répond à votre commentaire, nous vous prévenons par e-mail. Nous avons un intérêt légitime à ce que les échanges sur le site puissent se poursuivre. Chacun de ces e-mails contient un lien pour ne plus en recevoir.`,
      },
      {
        id: 'measuring',
        heading: 'Quand vous acceptez les statistiques',
        body: `Uniquement avec votre consentement, nous mesurons quelles pages vous consultez et à quelle vitesse elles se chargent. Nous voyons aussi de quel site ou de quelle campagne vous venez, et si vous demandez un rendez-vous, envoyez un message, créez un compte ou écrivez un avis. Ces données sont envoyées à notre propre serveur. Nous ne conservons pas votre adresse IP. De votre navigateur, nous ne conservons que le nom, la version principale, le type d’appareil et une estimation de votre pays d’après le fuseau horaire et la langue. Nous comptons aussi les clics sur les liens vers d’autres sites, sur les fichiers, les numéros de téléphone et les adresses e-mail, ainsi que sur les boutons que nous suivons. Un cookie avec un numéro aléatoire, qui n’est pas lié à votre compte, est conservé au maximum {analyticsYears} ans. Nous regardons des totaux, pas des personnes. Vous pouvez retirer votre consentement dans les paramètres des cookies, au bas de chaque page ; nous effaçons alors aussi ce que nous avons mesuré sous ce numéro. Si cela n’est pas possible à ce moment, vous recevez un code pour l’effacer plus tard sur la [page des cookies](/cookies).

[[Si vous y consentez, {measuringService} mesure aussi votre visite. ]]Sans votre consentement, aucun script de mesure d’une autre entreprise ne fonctionne ici. Nous conservons votre choix en matière de cookies pendant {consentDays} jours, avec une preuve qui ne mentionne pas votre nom. Pour en savoir plus, consultez la [politique de cookies](/cookies).

Avec ou sans consentement, notre serveur compte combien de fois quelqu’un ouvre une page depuis l’extérieur du site, et quels moteurs de recherche et robots IA demandent quelles pages. Ces comptages ne contiennent ni identifiant ni adresse IP. Nous avons un intérêt légitime à savoir dans quelle mesure le site est utilisé.`,
      },
      {
        id: 'technical-data',
        heading: 'Ce que le serveur conserve',
        body: `Comme tout serveur, le nôtre traite votre adresse IP pour pouvoir vous envoyer les pages. Lors d’une connexion, de la création d’un compte ou de l’envoi d’un formulaire, nous comptons les tentatives par adresse e-mail et par adresse IP, pour empêcher les abus. Le contrôle anti-robots fonctionne sur notre propre serveur ; rien n’est transmis à une autre entreprise. Les rapports d’erreur et les journaux contiennent le moins possible d’informations sur vous, et ne servent qu’à retrouver les pannes et les abus.

Nous faisons des sauvegardes des données de ce site. Les données effacées en disparaissent au fur et à mesure que les anciennes sauvegardes sont remplacées.

Pendant {securityEventDays} jours, nous conservons la date des connexions, réussies ou non, et des changements de mot de passe, de session ou de double authentification, avec le compte concerné et une adresse IP raccourcie, jamais complète. Si une tentative de connexion utilise une adresse e-mail que nous ne connaissons pas, nous ne conservons pas cette adresse.

Nous avons, comme vous, un intérêt légitime à la sécurité du site.`,
      },
      {
        id: 'clients',
        heading: 'Quand vous êtes client',
        body: `De nos clients, nous conservons les coordonnées, les devis, la correspondance et les factures. C’est nécessaire pour exécuter le contrat et pour tenir notre comptabilité comme la loi l’exige.

Au sujet de nos clients et des personnes qui nous écrivent ou prennent rendez-vous, nous pouvons conserver une courte note. Nous avons un intérêt légitime à savoir ce qui a été dit.

Si vous nous donnez votre numéro de téléphone, nous le conservons pour vous appeler à propos de votre question, de votre rendez-vous ou de votre projet. C’est nécessaire pour y donner suite. Nous ne vous appelons pour un autre sujet que si vous y consentez. Nous notons quand et comment vous l’avez fait, et vous pouvez retirer ce consentement à tout moment.

Si nous hébergeons pour vous un site qui contient des données de vos propres clients, vous êtes responsable de leur traitement et nous les traitons pour votre compte. Nous concluons à cet effet un contrat de sous-traitance avec vous.`,
      },
      {
        id: 'who-receives-it',
        heading: 'Qui voit vos données',
        body: `Au sein de {companyName}, uniquement les personnes qui en ont besoin. À l’extérieur, nous faisons appel à des sous-traitants qui suivent nos instructions :

- l’entreprise qui héberge nos serveurs et nos sauvegardes
- l’entreprise qui achemine nos e-mails
- pour les clients, notre comptable et notre logiciel de comptabilité

Un service de connexion, la carte interactive d’OpenStreetMap ou un service de mesure externe ne reçoit des données que si vous choisissez de l’utiliser. Nous transmettons des données aux autorités lorsque la loi nous y oblige.

Nous privilégions des sous-traitants établis dans l’Espace économique européen. Si des données en sortent malgré tout, c’est uniquement avec les garanties prévues par le RGPD, comme une décision d’adéquation ou les clauses contractuelles types de la Commission européenne. Cela peut arriver dans les cas suivants, qui dépendent de votre choix :

- **Google**, si le site propose la connexion avec Google et que vous l’utilisez[[, ou si vous acceptez {measuringService}]]. Google peut traiter des données aux États-Unis. L’entreprise est certifiée dans le cadre du Data Privacy Framework UE-États-Unis, pour lequel la Commission européenne a adopté une décision d’adéquation.
- **Facebook, GitHub ou X**, si le site propose la connexion avec l’un de ces services et que vous l’utilisez. Ils peuvent traiter des données aux États-Unis, dans le cadre du Data Privacy Framework UE-États-Unis ou des clauses contractuelles types de la Commission européenne.
- **La carte interactive**, si vous acceptez les cookies fonctionnels. La fondation OpenStreetMap est établie au Royaume-Uni, qui fait aussi l’objet d’une décision d’adéquation.`,
      },
      {
        id: 'how-long',
        heading: 'Combien de temps nous conservons vos données',
        body: `- **Les messages** du formulaire de contact, y compris les informations facultatives que vous y avez indiquées : {contactYears} ans.
- **Les e-mails** envoyés par le site : {emailYears} ans. Si vous supprimez votre compte, ils sont effacés aussitôt, sauf les derniers concernant vos rendez-vous.
- **Votre compte**, avec vos rendez-vous, commentaires, mentions « j’aime » et votre avis : jusqu’à ce que vous le supprimiez ou nous le demandiez. Nous n’effaçons pas un compte pour cause d’inactivité : vos rendez-vous et ce que vous avez écrit en font partie, et c’est vous qui décidez de leur suppression. Un compte dont l’adresse e-mail n’est toujours pas confirmée après {unverifiedDays} jours est, lui, effacé automatiquement.
- **Les rendez-vous sans compte** : votre nom, votre adresse e-mail, votre numéro de téléphone et vos précisions sont effacés {guestYears} ans après le rendez-vous, ou plus tôt si vous le demandez. Une demande que vous ne confirmez pas est effacée après {guestLinkHours} heures, avec l’e-mail qui la concerne.
- **Nos notes à votre sujet**, votre numéro de téléphone et votre accord pour les appels : jusqu’à l’effacement de votre compte. Sans compte, jusqu’à ce que nous ne conservions plus aucun de vos messages ou rendez-vous. Tout cela fait partie des données que vous pouvez demander.
- **L’adresse IP et le navigateur de vos sessions** : jusqu’à votre déconnexion ou, à défaut, jusqu’à {sessionIdleDays} jours après votre dernière visite ou {sessionDays} jours après la connexion.
- **Les événements de sécurité** des comptes (connexions réussies ou non, changements de mot de passe et de session) : {securityEventDays} jours, avec une adresse IP raccourcie.
- **Votre choix en matière de cookies** : {consentDays} jours. La preuve de ce choix : {consentProofYears} ans.
- **Le cookie de statistiques** : au maximum {analyticsYears} ans, ou jusqu’au retrait de votre consentement.
- **Les statistiques de vos visites** : {analyticsMonths} mois. Il reste ensuite un résumé de chaque visite ; au plus tard un mois après, il ne contient plus le numéro de votre navigateur. Nous l’effaçons lui aussi {summaryYears} ans après la visite.
- **Les comptages de pages consultées**, qui n’identifient personne : {summaryYears} ans.
- **Les données des clients** : pendant le contrat ; ensuite, vous y avez encore accès pendant {dataAccessDays} jours.
- **Les factures** : {vatYears} ans, selon la législation sur la TVA. **Les autres pièces comptables** : {accountingYears} ans.
- **Le journal d’activité du site** : {journalYears} ans. Les adresses IP qui y figurent sont effacées après {securityEventDays} jours.
- **Les journaux du serveur** : {securityEventDays} jours au plus.
- **Les sauvegardes** : de celles que le site fait lui-même chaque nuit, nous conservons les {backups} dernières. Si nous en confions des copies chiffrées à un fournisseur de stockage, elles y restent {backupMonths} mois au plus. Celles de notre hébergeur ne sont pas conservées plus longtemps.

Si vous supprimez votre compte dans votre [profil](/profile), nous effaçons tout ce qui s’y rattache, y compris vos brouillons, vos mentions « j’aime » et vos signalements, les messages envoyés avec votre adresse e-mail par le formulaire de contact, les e-mails qui vous sont adressés et les statistiques du navigateur dans lequel vous le faites. Les éléments suivants restent, sans votre nom ni votre adresse e-mail, sauf mention contraire :

- les commentaires et les avis publiés sur le site, car d’autres ont pu y répondre
- les articles que vous avez écrits pour le site, sous le nom de l’entreprise
- la date et l’heure de vos rendez-vous, pour notre propre agenda
- le journal d’activité du site : un code remplace votre nom, car nous devons pouvoir retracer les modifications
- les derniers e-mails sur vos rendez-vous annulés, avec votre nom et votre adresse e-mail, car nous devons encore vous les envoyer

Pour le reste, nous ne conservons que ce qu’exigent la loi ou un litige en cours.`,
      },
      {
        id: 'your-rights',
        heading: 'Vos droits',
        body: `Vous pouvez nous demander à tout moment :

- **l’accès** : savoir quelles données nous avons sur vous et en recevoir une copie
- **la rectification** des données inexactes
- **l’effacement** des données dont nous n’avons plus besoin
- **la limitation** : suspendre temporairement l’utilisation de vos données
- **la portabilité** : recevoir vos données dans un format lisible par machine

Vous pouvez aussi **vous opposer** aux traitements fondés sur notre intérêt légitime, et **retirer** votre consentement aussi facilement que vous l’avez donné.

Avec un compte, vous faites l’essentiel vous-même dans votre [profil](/profile) : vérifier, corriger et télécharger vos données, et supprimer votre compte. Sur la [page des cookies](/cookies), vous pouvez télécharger ou effacer les statistiques de votre navigateur, même sans compte. Pour le reste, écrivez-nous par la [page de contact](/contact)[[ ou à l’adresse {companyEmail}]]. Nous répondons dans un délai d’un mois, gratuitement. Nous pouvons d’abord vérifier votre identité, pour ne pas remettre vos données à quelqu’un d’autre.`,
      },
      {
        id: 'complaints',
        heading: 'Pas d’accord ?',
        body: `Dites-le-nous d’abord, pour que nous puissions trouver une solution. Vous avez aussi le droit, à tout moment, d’introduire une plainte auprès de l’autorité de contrôle :

Autorité de protection des données (APD), rue de la Presse 35, 1000 Bruxelles, autoriteprotectiondonnees.be.

Si vous vivez ou travaillez dans un autre pays de l’Union européenne, vous pouvez aussi vous adresser à l’autorité de ce pays.`,
      },
      {
        id: 'changes',
        heading: 'Modifications',
        body: `Si notre façon de traiter les données change, nous adaptons ce texte et sa date. Si le changement est important et que vous avez un compte, nous vous prévenons par e-mail.`,
      },
    ],
  },
  terms: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Qui nous sommes',
        body: `Ces conditions sont celles de {companyLegalName}[[, {companyAddress}]][[, numéro d’entreprise et de TVA {companyVat}]][[, {companyRegister}]]. Vous pouvez nous joindre par la [page de contact](/contact)[[, à l’adresse {companyEmail}]][[ ou au {companyPhone}]].

« Vous » désigne toute personne ou entreprise qui nous passe commande ou utilise ce site. « Nous » désigne {companyName}.`,
      },
      {
        id: 'scope',
        heading: 'Champ d’application',
        body: `Ces conditions s’appliquent à tout ce que nous fournissons, du devis à la maintenance, et à l’utilisation de ce site. Si votre devis ou votre contrat prévoit autre chose, le devis ou le contrat prime. Vos propres conditions d’achat ne s’appliquent que si nous les avons acceptées par écrit.

Nos services s’adressent aux entreprises. Si vous êtes un consommateur, vous conservez tous les droits que la loi vous accorde, même si ce texte prévoit autre chose.`,
      },
      {
        id: 'offers',
        heading: 'Devis',
        body: `Un devis est gratuit, sauf accord contraire préalable. Il indique ce que nous réalisons, ce que cela coûte, quand ce sera prêt et combien de temps il reste valable. Le contrat commence quand vous acceptez le devis par écrit ; un e-mail suffit.

Les prix de départ mentionnés sur ce site sont des prix minimums, hors TVA. Le prix de votre projet figure dans votre devis. Si vous demandez un supplément en cours de route, nous vous en donnons d’abord le prix et commençons après votre accord.

Un rendez-vous demandé sur ce site est un simple échange, pas une commande. Il n’est définitif qu’une fois confirmé par e-mail. Lorsque ce site annonce une réponse sous un jour ouvrable, il s’agit d’un objectif.`,
      },
      {
        id: 'delivery',
        heading: 'Exécution et livraison',
        body: `Nous travaillons avec le soin d’un bon professionnel. Un site simple demande {weeksFrom} à {weeksTo} semaines, à compter du moment où nous avons reçu tout votre contenu. Les délais sont des estimations, sauf si le devis fixe une date.

Pour avancer, nous avons besoin de vos textes, de vos images, d’accès si nécessaire et de réponses à nos questions. S’ils tardent, le planning est décalé d’autant.

À la livraison, vous vérifiez le tout. Nous corrigeons sans frais ce qui ne correspond pas au devis, si vous le signalez par écrit dans les {acceptanceDays} jours. Sans remarque de votre part dans ce délai, le travail est réputé accepté. Les règles légales sur les vices cachés restent applicables.`,
      },
      {
        id: 'prices-and-payment',
        heading: 'Prix et paiement',
        body: `Tous les prix sont en euros et hors TVA, sauf mention contraire expresse.

- Pour un projet sur mesure, vous payez {upfront} à l’avance. Nous commençons après votre accord et la réception de ce paiement. Le devis précise quand le solde est dû.
- Les abonnements, comme une formule, l’hébergement ou la maintenance, sont facturés chaque mois à l’avance.

Les factures sont payables dans les {paymentDays} jours de la date de facture, sauf si le devis ou la facture prévoit un autre délai. Si une entreprise paie en retard, les intérêts et l’indemnité prévus par la loi belge sur le retard de paiement dans les transactions commerciales sont dus. Si vous êtes un consommateur, nous envoyons d’abord un rappel gratuit, comme la loi l’exige. Si une facture reste impayée après une mise en demeure, nous pouvons suspendre le travail ou le service jusqu’au paiement.

Si vous contestez une facture, dites-nous pourquoi dès que possible.`,
      },
      {
        id: 'subscriptions',
        heading: 'Abonnements et résiliation',
        body: `Un abonnement est conclu pour une durée indéterminée, sauf si votre devis en prévoit une autre. Chacun de nous peut le résilier par écrit, avec un préavis de {noticeDays} jours. Un e-mail suffit. Aucun motif n’est requis.

Si l’un de nous manque gravement à ses obligations et n’y remédie pas après une mise en demeure écrite, l’autre peut mettre fin au contrat immédiatement.

Si un abonnement prend fin en cours de mois, vous payez ce mois au prorata. Nous remboursons ce que vous avez déjà payé pour la période suivante.

Une fois par an, au 1er janvier, nous pouvons indexer le prix d’un abonnement : 80 % du prix suit le coût salarial de référence d’Agoria Digital, le reste ne change pas. Si nous modifions le prix pour une autre raison, nous vous prévenons assez tôt pour que vous puissiez résilier avant l’entrée en vigueur du nouveau prix.`,
      },
      {
        id: 'after-the-end',
        heading: 'Après la fin du contrat',
        body: `Après la fin du contrat, vous gardez l’accès à vos données pendant {dataAccessDays} jours. Durant cette période, vous pouvez les récupérer ou nous demander de vous les remettre dans un format courant. Nous les effaçons ensuite, sauf ce que la loi nous oblige à conserver.

Un nom de domaine enregistré à votre nom reste à vous. Nous collaborons à son transfert. Si celui-ci demande plus qu’une petite intervention, nous convenons d’abord d’un prix.`,
      },
      {
        id: 'withdrawal',
        heading: 'Droit de rétractation des consommateurs',
        body: `Si vous êtes un consommateur et concluez un contrat à distance, par exemple par e-mail, vous pouvez vous rétracter dans les {withdrawalDays} jours, sans motif et sans frais. Pour un service, ce délai court à partir du jour de la conclusion du contrat. Faites-le-nous savoir clairement par la [page de contact](/contact)[[ ou à l’adresse {companyEmail}]] ; vous pouvez utiliser le [modèle de formulaire](/terms#withdrawal-form) au bas de cette page, sans y être obligé. Dans les {withdrawalDays} jours de votre message, nous remboursons ce que vous avez payé.

Si vous nous demandez expressément de commencer plus tôt puis vous rétractez, vous payez la partie déjà exécutée. Si, en nous le demandant, vous avez reconnu perdre ce droit une fois le service entièrement exécuté, il prend fin à ce moment-là.`,
      },
      {
        id: 'availability',
        heading: 'Disponibilité et sauvegardes',
        body: `Pour tout ce que nous hébergeons, nous surveillons la disponibilité et visons {uptime}. C’est un objectif, pas une garantie. Les travaux annoncés et les pannes indépendantes de notre volonté, par exemple chez un fournisseur ou sur l’internet lui-même, ne comptent pas. L’intervention en cas d’alerte fait partie de la [maintenance](/services/maintenance).

Nous sauvegardons ce que nous hébergeons et le restaurons si nécessaire. Si certaines données vous sont indispensables, gardez-en aussi une copie.`,
      },
      {
        id: 'intellectual-property',
        heading: 'Propriété intellectuelle',
        body: `Vos textes, images, marques et données restent les vôtres. Vous nous autorisez à les utiliser dans la mesure nécessaire à notre travail pour vous, et vous garantissez que vous pouvez en disposer.

Le design et le code que nous créons spécialement pour vous vous sont cédés dès que tout est payé. Cela concerne les droits patrimoniaux, pour tout usage lié à votre site ou à votre application, partout et pour toute la durée de la protection.

Nos composants généraux et nos méthodes restent les nôtres ; vous recevez le droit de continuer à les utiliser comme partie de votre site ou de votre application, même après la fin du contrat. Les logiciels libres et les autres éléments de tiers ont leur propre licence.`,
      },
      {
        id: 'your-content',
        heading: 'Votre contenu et vos données',
        body: `Vous êtes responsable de ce que vous publiez et vendez sur votre site, ainsi que des mentions légales qui s’y rapportent. Nous pouvons mettre hors ligne un contenu manifestement illicite ou qui met le service en danger. Nous vous disons alors pourquoi.

Quand nous traitons des données personnelles pour votre compte, nous suivons vos instructions et concluons le contrat de sous-traitance que le RGPD demande. La [politique de confidentialité](/privacy) explique ce que nous faisons des données de notre propre site.`,
      },
      {
        id: 'confidentiality',
        heading: 'Confidentialité',
        body: `Ce que nous apprenons l’un de l’autre et qui est manifestement confidentiel, comme des chiffres, des données de clients ou des codes d’accès, ne sert qu’à notre collaboration. Nous ne le transmettons qu’aux personnes qui en ont besoin à cette fin, sauf si la loi l’impose. Cela reste vrai après la fin du contrat.`,
      },
      {
        id: 'subcontractors',
        heading: 'Sous-traitants',
        body: `Nous pouvons faire appel à des sous-traitants, par exemple pour l’hébergement ou la traduction. Nous restons responsables de leur travail envers vous. S’ils traitent des données personnelles que vous nous confiez, notre contrat de sous-traitance s’applique.`,
      },
      {
        id: 'using-this-site',
        heading: 'Utiliser ce site',
        body: `Il faut un compte pour les commentaires et les avis, et pour les rendez-vous si le formulaire le demande. Donnez des renseignements exacts, gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre utilise votre compte.

Ce que vous écrivez reste à vous ; vous nous autorisez à l’afficher sur ce site. N’écrivez rien d’illicite, d’injurieux ou de trompeur, et ne faites pas de publicité. Un avis porte sur votre propre expérience. Nous pouvons retirer ce qui ne respecte pas ces règles et fermer un compte utilisé de manière abusive. Nous vous disons pourquoi, et vous pouvez nous demander un nouvel examen.

Vous avez vu quelque chose qui n’a pas sa place ici ? Signalez-le par la [page de contact](/contact). La page des [avis](/reviews) explique comment nous les vérifions.`,
      },
      {
        id: 'liability',
        heading: 'Responsabilité',
        body: `Nous travaillons avec soin, mais notre obligation est une obligation de moyens et non de résultat. Nous ne garantissons pas, par exemple, une position dans les résultats de recherche ni un chiffre d’affaires.

Si notre responsabilité est engagée, elle se limite aux dommages directs et au montant que vous nous avez payé pour la mission ou, pour un abonnement, à ce que vous avez payé au cours de l’année qui précède le dommage. Nous ne répondons pas des dommages indirects, comme un manque à gagner ou la perte de clients.

Ces limites ne s’appliquent ni en cas de dol, de faute lourde ou de fraude, ni aux dommages corporels, ni là où la loi les interdit.

Pour un dommage causé par l’exécution du contrat, vous ne pouvez agir que contre {companyLegalName}. Toute action contre notre personnel, nos administrateurs ou nos sous-traitants, qui sont des auxiliaires au sens de l’article 6.3 du Code civil, est exclue, même sur une base extracontractuelle. Cela ne vaut ni s’ils causent le dommage intentionnellement, ni en cas d’atteinte à l’intégrité physique ou psychique.

Aucun de nous ne répond de ce qui est dû à la force majeure. Celui qui la subit en informe rapidement l’autre.`,
      },
      {
        id: 'complaints',
        heading: 'Réclamations',
        body: `Si quelque chose ne vous satisfait pas, dites-le-nous par la [page de contact](/contact)[[ ou à l’adresse {companyEmail}]]. Nous nous efforçons de répondre sous un jour ouvrable, même si la solution peut demander plus de temps. Décrivez le problème et ce que vous attendez de nous : nous pourrons agir plus vite.

Si vous êtes un consommateur et que nous ne trouvons pas d’accord, vous pouvez vous adresser au Service de médiation pour le consommateur, North Gate II, Boulevard du Roi Albert II 8 bte 1, 1000 Bruxelles, mediationconsommateur.be. Nous ne nous sommes pas engagés à l’avance à participer à une médiation, mais nous examinons chaque demande reçue par ce service.`,
      },
      {
        id: 'law-and-courts',
        heading: 'Droit applicable et tribunaux',
        body: `Le droit belge s’applique à ces conditions et à nos contrats. À défaut d’accord amiable, les tribunaux du lieu de notre siège sont compétents[[ ({companyCourt})]]. Un consommateur peut aussi saisir le tribunal désigné par la loi.

Si une disposition n’est pas valide, les autres restent en vigueur.`,
      },
      {
        id: 'changes',
        heading: 'Modifications',
        body: `Nous pouvons modifier ces conditions. Pour une mission en cours, celles que vous avez acceptées restent applicables. Pour un abonnement, nous vous annonçons une modification assez tôt pour que vous puissiez résilier avant son entrée en vigueur.[[{severalLanguages}?

Ce texte existe {siteLanguages}. En cas de différence, la version {defaultLanguage} fait foi.]]`,
      },
      {
        id: 'withdrawal-form',
        heading: 'Annexe : modèle de formulaire de rétractation',
        body: `Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.

- À l’attention de {companyLegalName}[[, {companyAddress}]][[, {companyEmail}]]
- Je/Nous vous notifie/notifions par la présente ma/notre rétractation du contrat portant sur la prestation de services ci-dessous : …
- Commandé le : …
- Nom du (des) consommateur(s) : …
- Adresse du (des) consommateur(s) : …
- Signature du (des) consommateur(s), uniquement en cas de notification du présent formulaire sur papier : …
- Date : …

Rayez les mentions inutiles.`,
      },
    ],
  },
}
