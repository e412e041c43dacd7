import type { DemoTexts } from './articles.ts'

export const fr: DemoTexts = {
  speed: {
    title: 'Quelle vitesse pour votre site web ?',
    excerpt:
      'Trois chiffres disent si vos visiteurs doivent attendre. Vous les mesurez vous-même, gratuitement, en cinq minutes.',
    body: `
Personne ne se plaint d’un site lent. Les gens s’en vont, tout simplement. Pour chaque projet, nous regardons donc trois chiffres qui, ensemble, disent ce qu’on ressent pendant une visite.

## Les trois chiffres

| Chiffre | Ce qu’il mesure | Bon |
| --- | --- | --- |
| LCP | quand la plus grande partie de la page est là | en 2,5 secondes |
| INP | combien de temps un clic attend sa réponse | moins de 200 millisecondes |
| CLS | combien la page saute pendant le chargement | moins de 0,1 |

Ils valent pour les trois quarts de vos visiteurs. Un ordinateur rapide au bureau ne prouve donc rien : c’est le téléphone dans le bus qui compte.

## Mesurer vous-même

1. Ouvrez votre site dans Chrome, en navigation privée.
2. Ouvrez les outils de développement et choisissez **Lighthouse**.
3. Choisissez **Mobile** et lancez l’analyse.
4. Recommencez trois fois et gardez le résultat du milieu.

> Une mesure est une anecdote. Trois mesures sont un début.

## Le plus grand gain : les images

Sur la plupart des sites que nous examinons, les images pèsent plus lourd que tout le reste. Donnez à chaque image ses dimensions, pour que le texte ne saute pas, et ne chargez que ce qui apparaît à l’écran :

\`\`\`html
<img src="/atelier-800.webp" width="800" height="600"
     loading="lazy" alt="Deux personnes à une table à dessin">
\`\`\`

L’image du haut est l’exception : chargez-la tout de suite, car c’est elle qui décide de votre LCP. Comment alléger vos images sans les abîmer ? C’est le sujet de notre article sur les images.

## Et ensuite ?

Mesurez à nouveau après chaque grand changement. Une fenêtre de chat ou une nouvelle police peut défaire en un jour ce que vous avez gagné en un mois. Vous voulez notre avis ? [Envoyez-nous votre adresse](/contact) : vous recevrez les trois chiffres et ce que vous pouvez y faire.
`,
  },
  accessibility: {
    title: 'Un site pour tous : sept vérifications à faire vous-même',
    excerpt:
      'Pas besoin d’un audit coûteux pour commencer. Un clavier et dix minutes suffisent pour trouver l’essentiel.',
    body: `
Environ une personne sur sept vit avec un handicap. À cela s’ajoutent toutes celles qui ont un poignet cassé, des lunettes oubliées ou un écran en plein soleil. Un site accessible est tout simplement un meilleur site.

## Sept vérifications

- **Parcourez la page avec Tab.** Voyez-vous toujours où vous êtes ? Allez-vous partout, menu compris ?
- **Agrandissez à 200 pour cent.** Rien n’est coupé, rien n’oblige à défiler sur le côté ?
- **Désactivez les images.** Chaque image qui dit quelque chose a-t-elle une description ?
- **Lisez seulement les titres.** Racontent-ils ensemble de quoi parle la page ?
- **Cliquez sur un libellé.** Le curseur saute-t-il dans le bon champ ?
- **Envoyez un formulaire vide.** Est-il écrit ce qui manque, et dans quel champ ?
- **Regardez en niveaux de gris.** Rien n’est-il clair par sa seule couleur ?

## Le contraste en chiffres

| Type de texte | Au moins |
| --- | --- |
| texte normal | 4,5 : 1 |
| grand texte (dès 24 px) | 3 : 1 |
| boutons et icônes | 3 : 1 |

## Un champ avec un vrai libellé

Un texte gris dans le champ n’est pas un libellé : il disparaît dès que vous écrivez, et les logiciels d’aide ne le lisent pas toujours.

\`\`\`html
<label for="email">Adresse e-mail</label>
<input id="email" type="email" autocomplete="email"
       aria-describedby="email-help">
<p id="email-help">Nous répondons en un jour ouvrable.</p>
\`\`\`

> Si tout fonctionne au clavier, le plus dur est fait.

## Obligatoire ou non ?

Depuis juin 2025, la loi européenne sur l’accessibilité s’applique à de nombreux services et boutiques en ligne. Les petits prestataires en sont souvent dispensés, pas leurs clients. Un doute ? [Demandez-nous](/contact).
`,
  },
  local: {
    title: 'Être trouvé dans votre propre ville',
    excerpt:
      'Qui cherche un boulanger, un peintre ou un coiffeur cherche tout près. Voici comment être trouvé, vous, et pas seulement les grandes plateformes.',
    body: `
Pour « plombier », un moteur de recherche montre d’autres entreprises à Gand qu’à Liège. Nul besoin d’astuces : il suffit de dire partout la même chose, et de la dire en entier.

## Commencez par votre fiche

1. Réclamez votre fiche chez Google et chez Bing.
2. Indiquez nom, adresse et téléphone exactement comme sur votre site.
3. Choisissez une seule catégorie principale, la bonne.
4. Ajoutez vos heures d’ouverture, jours fériés compris.
5. Ajoutez vos propres photos : de chez vous, pas d’une banque d’images.

## Dites-le aussi aux machines

Sur votre site, vous pouvez donner les mêmes informations sous une forme que les moteurs lisent sans deviner :

\`\`\`json
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "name": "Bakkerij De Korst",
  "telephone": "+32 9 555 01 23",
  "openingHours": "Tu-Sa 07:00-18:00"
}
\`\`\`

Chaque site que nous construisons le contient, et il suit vos réglages.

## Ce qui aide, et ce qui n’aide pas

| À faire | À éviter |
| --- | --- |
| une bonne page par service | trente pages où seul le nom de la commune change |
| demander un avis aux clients satisfaits | acheter des avis |
| répondre aux questions des clients sur votre blog | répéter des mots-clés jusqu’à devenir illisible |

> Écrivez comme vous parlez au comptoir. C’est aussi ainsi que les gens cherchent.

## Soyez patient

Une nouvelle fiche demande quelques semaines. En attendant, notez comment vos clients vous ont trouvé : posez simplement la question au téléphone. Cette petite liste sur papier est souvent plus honnête qu’un rapport.
`,
  },
  mail: {
    title: 'Des e-mails qui arrivent : SPF, DKIM et DMARC expliqués',
    excerpt:
      'Vos devis finissent dans les indésirables ? Trois lignes dans les réglages de votre domaine suffisent le plus souvent.',
    body: `
N’importe qui peut envoyer un e-mail avec votre adresse comme expéditeur. Les destinataires le savent et demandent donc une preuve. Cette preuve, vous la placez une fois dans les réglages de votre domaine.

## Les trois accords

| Nom | La question à laquelle il répond |
| --- | --- |
| SPF | ce serveur peut-il écrire en votre nom ? |
| DKIM | le message n’a-t-il pas été modifié en route ? |
| DMARC | que faire si quelque chose ne va pas ? |

## À quoi cela ressemble

\`\`\`text
@                    TXT  "v=spf1 include:_spf.mailprovider.example -all"
s1._domainkey        TXT  "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3..."
_dmarc               TXT  "v=DMARC1; p=none; rua=mailto:dmarc@votreboutique.example"
\`\`\`

Les valeurs de SPF et de DKIM vous sont données par le service qui envoie vos e-mails. DMARC, vous l’écrivez vous-même.

## Dans cet ordre

1. Listez tout ce qui envoie des e-mails en votre nom : votre boîte, votre boutique, votre comptabilité, votre lettre d’information.
2. Réglez SPF et DKIM pour chacun d’eux.
3. Commencez DMARC avec \`p=none\` et lisez les rapports pendant deux semaines.
4. Tout est juste ? Passez à \`p=quarantine\`, puis plus tard à \`p=reject\`.

> Plusieurs lignes SPF ne valent pas mieux qu’aucune : mettez tout dans la même.

## Vérifier

Envoyez un message à une adresse Gmail, ouvrez-le et choisissez **Afficher l’original**. PASS doit y figurer trois fois. Si vous lisez FAIL, vérifiez d’abord si vous avez oublié un service à la première étape. Vous êtes bloqué ? Nous [regardons volontiers](/contact) avec vous.
`,
  },
  pictures: {
    title: 'Des photos pour le web : légères, nettes et à vous',
    excerpt:
      'Une photo de votre propre atelier vaut mieux que la plus belle d’une banque d’images. Voici comment la préparer.',
    body: `
Les visiteurs reconnaissent une banque d’images en une demi-seconde. Une photo honnête de votre lieu de travail, prise au téléphone à la lumière du jour, gagne presque toujours. À condition d’être bien préparée.

## Quatre règles pour une bonne photo

- Placez le sujet près d’une fenêtre, la lumière sur le côté, jamais derrière.
- Tenez le téléphone droit et faites un pas en avant plutôt que de zoomer.
- Laissez de la place autour du sujet, pour pouvoir recadrer.
- Montrez des mains au travail. Les gens regardent les gens.

## Quel format ?

| Format | Pour quoi | Poids |
| --- | --- | --- |
| AVIF | photos dans les navigateurs récents | le plus léger |
| WebP | photos dans presque tous les navigateurs | léger |
| JPEG | en dernier recours | plus lourd |
| PNG | captures d’écran avec du texte | lourd pour des photos |
| SVG | logos et icônes | très léger |

## Laissez choisir le navigateur

\`\`\`html
<picture>
  <source type="image/avif" srcset="pain-400.avif 400w, pain-1200.avif 1200w">
  <source type="image/webp" srcset="pain-400.webp 400w, pain-1200.webp 1200w">
  <img src="pain-1200.jpg" width="1200" height="800" alt="Pain cuit au four à pierre">
</picture>
\`\`\`

Sur nos sites, cela se fait tout seul : vous téléversez une photo, le site prépare le reste et efface aussi où et quand elle a été prise.

> Une description dit ce que la photo raconte, pas que c’est une photo.

## Demandez l’autorisation

Quelqu’un est reconnaissable ? Demandez-lui, à vos collègues aussi, et notez quand ils ont dit oui. Cela prend une minute et évite une conversation difficile.
`,
  },
  shop: {
    title: 'Votre boutique en ligne, prête pour la grande affluence',
    excerpt:
      'Le Black Friday et la Saint-Nicolas se suivent de près. Avec cette liste, vous dormirez mieux en novembre.',
    body: `
La dernière semaine de novembre, beaucoup de boutiques reçoivent en un jour plus de visites qu’en un mois ordinaire. Ce qui tourne mal à ce moment-là se voyait souvent déjà en septembre.

## Six semaines avant

1. Commandez vous-même quelque chose, au téléphone mobile, avec une autre carte que d’habitude.
2. Comptez les étapes. Cinq, c’est beaucoup ; trois, c’est bien.
3. Demandez à votre service de paiement si vous avez des limites.
4. Testez ce qui se passe quand la dernière pièce est commandée deux fois en même temps.

## Deux semaines avant

| Vérification | Qui |
| --- | --- |
| les délais de livraison sont justes partout | boutique |
| adresse et délai de retour sont corrects | boutique |
| une sauvegarde a été restaurée, pas seulement faite | développeur |
| les pages restent rapides avec cinquante visiteurs à la fois | développeur |

Ce dernier point se mesure grossièrement :

\`\`\`bash
npx autocannon -c 50 -d 20 https://votreboutique.example/
\`\`\`

Faites-le à une heure calme, et seulement sur votre propre site.

## Pendant la semaine

- Ne changez plus rien au site. Même pas cette petite chose.
- Préparez un bandeau pour le cas où les livraisons prendraient du retard.
- Convenez de qui est joignable, et jusqu’à quelle heure.

> Un délai honnête vend mieux qu’un beau délai.

## Après

Notez ce qui a mal tourné tant que vous le savez encore. L’an prochain, ce papier sera votre meilleure préparation. Vous voulez de l’aide pour les tests ? [Prenez rendez-vous](/booking) avant octobre.
`,
  },
  cookies: {
    title: 'Les cookies sans tracas : ce qui est permis ou non',
    excerpt:
      'La plupart des petits sites n’ont pas besoin de fenêtre de cookies. Sauf s’ils mesurent, ou laissent mesurer.',
    body: `
Une fenêtre de cookies n’est pas une obligation en soi. La règle est plus simple : ce dont vous n’avez pas strictement besoin pour le service demandé ne peut être conservé qu’après un oui clair.

## Que faut-il faire accepter ?

| Ce que vous conservez | Un oui est-il nécessaire ? |
| --- | --- |
| la langue choisie | non |
| panier, rester connecté | non |
| statistiques de visite chez une autre entreprise | oui |
| publicité et reciblage | oui |
| une vidéo ou une carte intégrée d’un tiers | oui |

## Une bonne fenêtre

- Refuser est aussi facile qu’accepter : même niveau, même bouton.
- Rien n’est coché d’avance.
- Le site fonctionne aussi après un non.
- Le choix se retrouve et se modifie plus tard.

> Qui cache le « non » perd plus de confiance qu’il ne gagne de chiffres.

## Vérifiez vous-même

Ouvrez votre site en navigation privée, ne cliquez sur rien, et tapez dans la console du navigateur :

\`\`\`js
console.log(document.cookie, Object.keys(localStorage))
\`\`\`

Regardez aussi sous **Réseau** si des demandes partent vers d’autres entreprises. S’il y a quelque chose avant votre choix, il y a du travail.

## Moins, c’est plus simple

La meilleure politique de cookies est de ne pas en avoir besoin. Comptez les visites sur votre propre serveur, remplacez une carte intégrée par un dessin avec un lien, et vous n’avez rien à demander. Comment nous faisons nous-mêmes ? Lisez notre [politique de cookies](/cookies).
`,
  },
  domain: {
    title: 'Choisir un nom de domaine qui dure',
    excerpt: 'Vous le choisissez une fois et le dites mille fois au téléphone. Ce qu’il faut regarder avant de payer.',
    body: `
Un nom de domaine coûte peu, mais un mauvais nom coûte des années d’explications. Prenez-y une soirée, et dites-le à voix haute à quelqu’un qui doit l’écrire.

## Le test du téléphone

- L’autre l’écrit-il juste du premier coup ?
- N’y a-t-il ni trait d’union, ni chiffre, ni lettre double mal placés ?
- Évoque-t-il votre métier en néerlandais comme en français ?
- Tient-il sur une camionnette ?

## Quelle extension ?

| Extension | Convient pour |
| --- | --- |
| .be | les entreprises dont les clients sont en Belgique |
| .brussels, .gent, .vlaanderen | qui veut sa région dans le nom |
| .eu | vendre dans toute l’Europe |
| .com | si le .be est pris et que vous possédez aussi celui-ci |

Prenez-en deux si vous le souhaitez et faites pointer l’une vers l’autre. Il n’en faut pas plus.

## À votre propre nom

Cela arrive encore chaque semaine : le domaine est au nom d’un ancien développeur qui ne répond plus. Vérifiez :

\`\`\`bash
whois votreboutique.be
\`\`\`

Pour .be, DNS Belgium indique le bureau d’enregistrement. Le titulaire doit être vous, avec une adresse e-mail qui n’est pas sur ce même domaine.

> Un site, cela se reconstruit. Un nom, non.

## Et ensuite

1. Activez le renouvellement automatique.
2. Gardez les accès là où un collègue les trouvera.
3. Réglez SPF, DKIM et DMARC avant d’envoyer le premier e-mail.

Nous enregistrons toujours les domaines au nom du client. Vous venez d’ailleurs ? Nous vous [aidons](/contact) avec le code de transfert.
`,
  },
}
