import type { PerformanceTopic } from '../performance-content.ts'

export const fr: PerformanceTopic[] = [
  {
    id: 'figures',
    heading: 'Ce que dit chaque chiffre',
    text: 'Les chiffres ci-dessus sont ceux de cette page. La page d’accueil affiche les siens. Le site les calcule lui-même, personne ne les saisit.',
    points: [
      {
        title: 'Poids',
        text: 'Tout ce que votre navigateur charge lors d’une première visite, jusqu’à ce que la page soit complète\u00a0: texte, mise en forme, polices, scripts et dessins. Nous comptons les octets tels qu’ils sont envoyés, donc compressés. Un ko vaut mille octets.',
      },
      {
        title: 'Requêtes',
        text: 'Le nombre de fichiers que votre navigateur demande pour cela. La page elle-même est comptée.',
      },
      {
        title: 'Vers des tiers',
        text: 'Combien de ces requêtes vont vers un autre serveur, par exemple pour une police ou un pixel de suivi. Une telle requête transmet votre adresse IP à une autre entreprise. Ce que vous autorisez dans les paramètres des cookies n’est chargé qu’ensuite.',
      },
      {
        title: 'Avant l’affichage de la page',
        text: 'Le temps nécessaire pour que le plus grand élément visible soit affiché, en anglais largest contentful paint. C’est la médiane\u00a0: la moitié des visiteurs attend moins, l’autre moitié attend plus. Nous la mesurons sur {paintDays} jours, uniquement chez les visiteurs qui acceptent les statistiques. Avec moins de {paintSamples} mesures, nous n’affichons pas de chiffre.',
      },
      {
        title: 'En ligne depuis',
        text: 'Le jour où cette version du site a démarré pour la première fois.',
      },
    ],
  },
  {
    id: 'check',
    heading: 'Vérifiez vous-même',
    text: 'Il vous faut un ordinateur avec Chrome, Edge ou Firefox. Cela prend une minute.',
    points: [
      {
        title: 'Ouvrez une fenêtre privée',
        text: 'Votre navigateur n’y a encore rien conservé de ce site. C’est donc une vraie première visite.',
      },
      {
        title: 'Ouvrez les outils de développement',
        text: 'Appuyez sur F12, ou sur Option, Commande et I en même temps sur un Mac. Choisissez l’onglet Réseau (Network).',
      },
      {
        title: 'Ouvrez cette page',
        text: 'Chaque ligne est une requête. La colonne Domaine (Domain) indique le serveur demandé. Pour l’afficher, faites un clic droit sur les titres des colonnes.',
      },
      {
        title: 'Lisez la dernière ligne',
        text: 'Elle indique le nombre de requêtes et la quantité transférée. Votre navigateur compte aussi les données techniques de chaque réponse. Il affiche donc un peu plus que nous.',
      },
      {
        title: 'Déduisez ce qui est chargé ensuite',
        text: 'Une fois la page affichée, votre navigateur charge encore quelques fichiers\u00a0: l’icône de l’onglet, les données pour installer le site comme application et une copie pour les moments sans connexion. Les photos plus bas arrivent quand vous faites défiler la page. Nous ne comptons rien de tout cela.',
      },
    ],
  },
  {
    id: 'method',
    heading: 'Notre mesure des autres sites',
    text: 'Quand nous donnons les chiffres d’un site que nous avons créé ou remplacé, la date y figure. Si notre propre programme les a mesurés, voici comment.',
    points: [
      {
        title: 'Ce que nous chargeons',
        text: 'La page et les fichiers qu’elle utilise\u00a0: mise en forme, scripts, images et polices. Nous les demandons comme un navigateur, compressés. Les images en bas de page sont comptées.',
      },
      {
        title: 'Ce que nous ne comptons pas',
        text: 'Ce que les scripts chargent ensuite, car nous n’exécutons aucun script. Nous ne comptons pas non plus les vidéos, les cadres (iframes) d’autres sites ni les images des feuilles de style. Un vrai navigateur charge donc souvent davantage.',
      },
      {
        title: 'Requêtes vers des tiers',
        text: 'Chaque requête vers un serveur hors du domaine de la page. Les sous-domaines font partie du domaine.',
      },
      {
        title: 'Erreurs dans le HTML',
        text: 'Le nombre d’erreurs que le navigateur doit corriger dans le code pour afficher la page, selon le standard HTML.',
      },
    ],
  },
]
