import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'page-status.title': 'La page ne répond pas',
  'page-status.why': 'Un moteur de recherche retire de ses résultats une page qui renvoie une erreur.',
  'page-status.change':
    'La page répond avec le statut {status} ou n’a pas pu être lue. Ouvrez-la dans votre navigateur ; si rien ne change, demandez à la personne qui gère votre serveur de chercher la cause.',
  'page-redirect.title': 'Une page du site redirige',
  'page-redirect.why':
    'Les moteurs de recherche retiennent l’adresse réelle de la page. Une adresse qui redirige n’a pas sa place dans la liste de vos pages.',
  'page-redirect.change':
    'Cette adresse redirige vers {target}. Utilisez celle-ci dans la liste des pages et dans vos liens.',
  'canonical-missing.title': 'Pas d’adresse canonique complète',
  'canonical-missing.why':
    'Sans adresse canonique, le moteur de recherche choisit lui-même laquelle de vos adresses il affiche.',
  'canonical-missing.change':
    'Placez dans l’en-tête un seul <link rel="canonical"> avec l’adresse complète, https:// compris. Valeur actuelle : « {canonical} ».',
  'canonical-target.title': 'L’adresse canonique est celle d’une autre page',
  'canonical-target.why':
    'Un moteur de recherche affiche la page canonique à la place de celle-ci : une mauvaise adresse retire la page des résultats.',
  'canonical-target.change': 'Remplacez l’adresse canonique {canonical} par {expected}.',
  'page-noindex.title': 'La page demande à ne pas être indexée',
  'page-noindex.why':
    '« noindex » retire la page de tous les résultats de recherche, alors que le plan du site la mentionne.',
  'page-noindex.change':
    'Supprimez « noindex » de la balise meta robots ou de l’en-tête X-Robots-Tag. Valeur actuelle : {robots}.',
  'lang-attribute.title': 'La page indique une mauvaise langue',
  'lang-attribute.why':
    'Les moteurs de recherche, les traducteurs et les lecteurs d’écran se fient à la langue déclarée par la page.',
  'lang-attribute.change': 'Mettez lang="{expected}" sur l’élément <html>. Valeur actuelle : « {lang} ».',
  'title-missing.title': 'La page n’a pas de titre',
  'title-missing.why': 'Le titre est le lien du résultat de recherche et le nom de l’onglet.',
  'title-missing.change': 'Donnez à la page un titre de 35 à 60 caractères qui dit de quoi elle parle.',
  'title-length.title': 'Le titre est trop court ou trop long',
  'title-length.why':
    'Un titre long est coupé. Un titre court n’utilise pas toute la place disponible pour donner envie de cliquer.',
  'title-length.change': 'Le titre « {text} » compte {length} caractères. Visez entre {min} et {max}.',
  'title-unique.title': 'Deux pages ont le même titre',
  'title-unique.why': 'Dans les résultats, elles ressemblent à une seule page ; souvent, une seule est affichée.',
  'title-unique.change': '« {text} » est aussi le titre de {other}. Donnez à l’une des deux son propre titre.',
  'description-missing.title': 'La page n’a pas de description',
  'description-missing.why': 'Sans description, le moteur de recherche affiche un extrait quelconque sous le titre.',
  'description-missing.change':
    'Écrivez une description de 90 à 155 caractères : ce que l’on trouve ici et pourquoi cliquer.',
  'description-length.title': 'La description est trop courte ou trop longue',
  'description-length.why':
    'Une description longue est coupée, une courte est souvent remplacée par un autre passage de la page.',
  'description-length.change':
    'La description compte {length} caractères. Visez entre {min} et {max}. Texte actuel : « {text} ».',
  'description-unique.title': 'Deux pages ont la même description',
  'description-unique.why': 'Les moteurs de recherche ignorent une description qui n’est pas propre à la page.',
  'description-unique.change': '{other} a la même description : « {text} ». Écrivez un texte propre à l’une des deux.',
  'heading-h1.title': 'La page doit avoir un seul titre principal',
  'heading-h1.why':
    'Le h1 dit de quoi parle la page, aux moteurs de recherche et aux personnes qui utilisent un lecteur d’écran.',
  'heading-h1.change': 'La page a {count} titres h1. Gardez-en un ; faites des autres des h2.',
  'heading-order.title': 'Un intertitre saute un niveau',
  'heading-order.why': 'Les titres forment la table des matières de la page. Un niveau manquant brouille sa structure.',
  'heading-order.change': '« {text} » est un h{level} après un h{before}. Utilisez le niveau suivant.',
  'heading-empty.title': 'Un titre est vide',
  'heading-empty.why': 'Un lecteur d’écran annonce un titre qui ne contient rien.',
  'heading-empty.change': 'Donnez un texte à ce h{level} ou supprimez-le.',
  'hreflang-complete.title': 'Une version linguistique n’est pas mentionnée',
  'hreflang-complete.why':
    'Grâce à hreflang, un moteur de recherche montre à chacun la page dans sa langue. Chaque version, celle-ci comprise, doit y figurer.',
  'hreflang-complete.change': 'Ajoutez : <link rel="alternate" hreflang="{lang}" href="{expected}">.',
  'hreflang-return.title': 'Une version linguistique ne renvoie pas ici',
  'hreflang-return.why':
    'Les moteurs de recherche ignorent une version qui n’existe pas ou qui ne mentionne pas cette page en retour.',
  'hreflang-return.change': 'Mentionnez aussi cette page sur {target} (langue {lang}), ou corrigez l’adresse.',
  'image-alt.title': 'Une image n’a pas de texte alternatif',
  'image-alt.why':
    'Les personnes qui ne voient pas l’image entendent ou lisent ce texte. Les moteurs de recherche l’utilisent aussi.',
  'image-alt.change': 'Décrivez ce que montre {src}. Si l’image est purement décorative, mettez alt="".',
  'link-name.title': 'Un lien n’a pas de texte',
  'link-name.why': 'Un lien qui ne contient qu’une image sans texte ne dit pas où il mène.',
  'link-name.change': 'Donnez un texte à {element}, ou un texte alternatif à son image.',
  'link-broken.title': 'Un lien est rompu',
  'link-broken.why': 'Les visiteurs et les moteurs de recherche aboutissent à une page d’erreur.',
  'link-broken.change':
    'Le lien « {text} » vers {href} répond avec le statut {status}. Corrigez l’adresse ou supprimez le lien.',
  'link-external.title': 'Un lien vers un autre site est rompu',
  'link-external.why':
    'Les visiteurs aboutissent à une page d’erreur, ou ne voient rien. Les liens vers d’autres sites sont vérifiés chaque semaine. DNS : le nom n’existe pas ou plus ; TLS : le certificat est refusé ; timeout : aucune réponse en 15 secondes ; HTTP 3xx : le site redirige sans fin ; IP : l’adresse n’est pas publique.',
  'link-external.change':
    'Le lien « {text} » vers {href} ne fonctionne pas ({problem}). Corrigez l’adresse ou supprimez le lien.',
  'link-redirect.title': 'Un lien mène à une adresse qui a changé',
  'link-redirect.why': 'Chaque redirection coûte du temps au visiteur et une requête de plus au moteur de recherche.',
  'link-redirect.change': 'Faites pointer le lien « {text} » ({href}) directement vers {target}.',
  'link-anchor.title': 'Un lien mène à un endroit qui n’existe pas',
  'link-anchor.why': 'Le visiteur arrive en haut de la page au lieu du passage promis.',
  'link-anchor.change':
    'Le lien « {text} » vers {href} cherche l’identifiant « {hash} », absent de cette page. Corrigez le lien ou donnez cet identifiant au passage.',
  'link-text.title': 'Un lien ne dit pas où il mène',
  'link-text.why': 'Les moteurs de recherche et les lecteurs d’écran lisent les liens sans le texte qui les entoure.',
  'link-text.change': 'Remplacez ce texte de lien par le sujet de la page vers laquelle il mène : {element}.',
  'link-crawlable.title': 'Un lien ne fonctionne qu’avec un script',
  'link-crawlable.why': 'Un moteur de recherche ne suit que les liens qui ont une adresse.',
  'link-crawlable.change': 'Donnez une adresse au lien « {text} », ou faites-en un bouton.',
  'page-orphan.title': 'Aucune page ne mène ici',
  'page-orphan.why': 'Personne ne trouve une page sans lien, et les moteurs de recherche la jugent sans importance.',
  'page-orphan.change': 'Placez un lien vers cette page sur au moins une autre page.',
  'readability.title': 'Le texte est difficile à lire',
  'readability.why':
    'Les phrases courtes et les mots courants sont plus souvent lus jusqu’au bout. Mesuré avec la formule de Flesch adaptée à la langue.',
  'readability.change':
    'La lisibilité est de {ease} sur 100 ; à partir de {min}, un texte se lit facilement. Coupez les longues phrases et remplacez les mots longs.',
  'text-language.title': 'Le texte est dans une autre langue',
  'text-language.why':
    'La page annonce une langue, mais le texte en utilise une autre : les moteurs de recherche la montrent aux mauvaises personnes.',
  'text-language.change':
    'Le texte semble être en « {found} », la page annonce « {expected} ». Traduisez le texte, ou mettez lang="{found}" sur la partie concernée.',
  'structured-data-syntax.title': 'Les données structurées sont illisibles',
  'structured-data-syntax.why': 'Les moteurs de recherche ignorent entièrement un JSON-LD erroné.',
  'structured-data-syntax.change': 'Corrigez le JSON : {error}.',
  'structured-data-type.title': 'Type inconnu dans les données structurées',
  'structured-data-type.why': 'Les moteurs de recherche ne comprennent que les types de schema.org.',
  'structured-data-type.change': 'Remplacez le type « {type} » par un type de schema.org.',
  'structured-data-property.title': 'Propriété inconnue dans les données structurées',
  'structured-data-property.why':
    'Une propriété que le type ne connaît pas n’est pas lue. C’est souvent une faute de frappe.',
  'structured-data-property.change': '{type} n’a pas de propriété « {property} ». Corrigez son nom ou supprimez-la.',
  'structured-data-required.title': 'Une donnée obligatoire manque',
  'structured-data-required.why': 'Sans cette propriété, un moteur de recherche n’affiche pas de résultat enrichi.',
  'structured-data-required.change':
    'Ajoutez « {property} » à {type}. Les données de l’entreprise se complètent dans les paramètres.',
  'structured-data-recommended.title': 'Une donnée recommandée manque',
  'structured-data-recommended.why': 'Avec cette propriété, un moteur de recherche affiche un résultat plus complet.',
  'structured-data-recommended.change':
    'Ajoutez « {property} » à {type}. Les données de l’entreprise se complètent dans les paramètres.',
  'structured-data-reference.title': 'Une référence des données structurées ne mène à rien',
  'structured-data-reference.why': 'Une référence à un élément que la page ne décrit pas ne compte pas.',
  'structured-data-reference.change': 'Décrivez {id} sur cette page ou supprimez la référence.',
  'structured-data-price.title': 'Un prix ne correspond pas à vos tarifs',
  'structured-data-price.why':
    'Un prix affiché dans les résultats qui diffère de celui de la page nuit à la confiance et peut entraîner une sanction.',
  'structured-data-price.change': 'Les données structurées indiquent {price} ; vos tarifs sont : {known}. Alignez-les.',
  'structured-data-date.title': 'Une date n’est pas valide',
  'structured-data-date.why': 'Les moteurs de recherche n’affichent pas une date incompréhensible ou impossible.',
  'structured-data-date.change':
    '« {property} » vaut {value}. Écrivez une date comme 2026-05-31, et ne placez jamais dateModified avant datePublished.',
  'structured-data-url.title': 'Une adresse des données structurées est incomplète ou d’un autre site',
  'structured-data-url.why': 'Les moteurs de recherche relient les données à l’adresse indiquée.',
  'structured-data-url.change': '« {property} » vaut {url}. Utilisez une adresse complète qui commence par {origin}.',
  'social-tags.title': 'Une balise de partage manque',
  'social-tags.why':
    'Quand on partage la page sur un réseau social ou dans un message, seul un lien nu apparaît, sans image ni texte.',
  'social-tags.change': 'Ajoutez la balise {tag} à l’en-tête.',
  'social-url.title': 'Les liens partagés pointent vers une autre adresse',
  'social-url.why': 'Les réseaux sociaux comptent les réactions pour l’adresse de og:url.',
  'social-url.change': 'Remplacez og:url {url} par {expected}.',
  'social-image-size.title': 'La taille de l’image de partage manque',
  'social-image-size.why':
    'Les réseaux sociaux affichent un grand aperçu à partir de 1200 x 630 pixels, et tout de suite si la taille est indiquée.',
  'social-image-size.change': 'Réglez {tag} sur {pixels} et utilisez une image de cette taille.',
  'social-image-status.title': 'L’image de partage est introuvable',
  'social-image-status.why': 'Un lien partagé sans image passe inaperçu.',
  'social-image-status.change':
    '{image} répond avec le statut {status} (0 : adresse incomplète). Indiquez une image qui existe.',
  'page-weight.title': 'La page est lourde',
  'page-weight.why': 'Sur une connexion lente, il faut trop de temps avant de pouvoir la lire.',
  'page-weight.change':
    'La page et ses fichiers pèsent {weight} Kio ; restez sous {max} Kio. Réduisez ou retirez des images.',
  'page-requests.title': 'La page demande beaucoup de fichiers',
  'page-requests.why': 'Chaque fichier coûte une requête ; ensemble, ils ralentissent la page.',
  'page-requests.change':
    'La page fait {count} requêtes ; restez sous {max}. Retirez les images et les scripts inutiles.',
  'sitemap-missing.title': 'Une page manque dans le plan du site',
  'sitemap-missing.why': 'Les moteurs de recherche trouvent les pages nouvelles ou modifiées grâce au plan du site.',
  'sitemap-missing.change': 'Ajoutez {url} à sitemap.xml.',
  'sitemap-extra.title': 'Le plan du site mentionne une adresse qui n’est pas une page',
  'sitemap-extra.why': 'Les moteurs de recherche perdent du temps avec des adresses vides ou en double.',
  'sitemap-extra.change': 'Retirez {url} de sitemap.xml.',
  'sitemap-date.title': 'Le plan du site donne une autre date que la page',
  'sitemap-date.why':
    'Les moteurs de recherche ne se fient plus à des dates contradictoires et visitent alors plus tard les pages modifiées.',
  'sitemap-date.change': 'Le plan du site indique {listed}, la page {shown} : faites correspondre les deux dates.',
  'robots-blocked.title': 'robots.txt bloque l’accès des moteurs de recherche à cette page',
  'robots-blocked.why': 'Un moteur de recherche n’affiche pas une page qu’il ne peut pas lire.',
  'robots-blocked.change': 'Supprimez la ligne de robots.txt qui bloque cette adresse.',
  'robots-syntax.title': 'robots.txt contient une ligne incompréhensible',
  'robots-syntax.why':
    'Un moteur de recherche ignore une ligne qu’il ne comprend pas et peut alors lire des pages interdites ou en manquer d’autres.',
  'robots-syntax.change': 'Corrigez ou supprimez cette ligne de robots.txt : « {line} ».',
  'title-languages.title': 'Le même titre dans plusieurs langues',
  'title-languages.why':
    'Les moteurs de recherche affichent le titre dans la langue de l’internaute. Un titre non traduit reçoit moins de clics.',
  'title-languages.change': '« {text} » est aussi le titre de {other}. Traduisez le titre.',
  'viewport-missing.title': 'La page ne s’adapte pas aux smartphones',
  'viewport-missing.why':
    'Sans viewport, les smartphones affichent la page réduite, et les moteurs jugent la version mobile.',
  'viewport-missing.change':
    'Ajoutez <meta name="viewport" content="width=device-width, initial-scale=1"> dans le head.',
  'charset-missing.title': 'Le jeu de caractères manque',
  'charset-missing.why': 'Les navigateurs doivent alors le deviner, et les accents risquent de mal s’afficher.',
  'charset-missing.change': 'Placez <meta charset="utf-8"> au début du head.',
  'meta-refresh.title': 'La page renvoie d’elle-même les visiteurs ailleurs',
  'meta-refresh.why': 'Les moteurs de recherche et les visiteurs arrivent là où ils n’ont pas demandé à aller.',
  'meta-refresh.change': 'Supprimez le meta refresh « {refresh} », ou utilisez une redirection du serveur.',
  'mixed-content.title': 'La page charge un élément non sécurisé',
  'mixed-content.why': 'Les navigateurs bloquent ces fichiers ou avertissent le visiteur.',
  'mixed-content.change': 'Utilisez https au lieu de http : {element}.',
  'link-nofollow.title': 'Un lien vers une de vos pages porte nofollow',
  'link-nofollow.why': 'Les moteurs ne suivent alors pas le lien et trouvent la page plus difficilement.',
  'link-nofollow.change': 'Retirez nofollow du lien vers {element}.',
  'text-hidden.title': 'La page contient du texte caché',
  'text-hidden.why':
    'Les moteurs considèrent le texte invisible pour les visiteurs comme du spam et peuvent pénaliser le site.',
  'text-hidden.change': 'Affichez ce texte ou supprimez-le : {element}.',
  'article-short.title': 'L’article n’a presque pas de texte',
  'article-short.why': 'Les moteurs affichent rarement une page sans contenu.',
  'article-short.change':
    'L’article compte {words} mots. Écrivez-en au moins {min}, ou masquez-le jusqu’à ce qu’il soit prêt.',
  'image-broken.title': 'Une image manque',
  'image-broken.why': 'Les visiteurs voient un cadre vide.',
  'image-broken.change': '{file} renvoie le statut {status}. Choisissez une autre image ou supprimez-la.',
  'file-broken.title': 'Un fichier de la page manque',
  'file-broken.why': 'Sans lui, la page peut s’afficher autrement ou ne pas fonctionner.',
  'file-broken.change': '{file} renvoie le statut {status}. Remettez le fichier ou supprimez la référence.',
  'html-validity.title': 'Le HTML n’est pas valide',
  'html-validity.why': 'Les navigateurs et les moteurs de recherche interprètent alors la page chacun à leur façon.',
  'html-validity.change': 'Corrigez « {problem} » dans {element}.',
  'head-repeated.title': 'Le titre, la description ou l’adresse canonique figure plusieurs fois',
  'head-repeated.why': 'Les moteurs de recherche en choisissent un au hasard ou les ignorent tous.',
  'head-repeated.change': 'Gardez un seul « {tag} » dans l’en-tête.',
})
