import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'llms-missing.title': 'Il n’y a pas de llms.txt',
  'llms-missing.why': 'Un assistant IA cherche dans ce fichier la liste de vos pages et leur texte sans mise en forme.',
  'llms-missing.change': 'Faites en sorte que /llms.txt réponde avec une liste de vos pages en Markdown.',
  'llms-form.title': 'Il manque un titre ou des liens dans llms.txt',
  'llms-form.why': 'Sans titre ni liens, un assistant ne peut pas utiliser ce fichier comme sommaire.',
  'llms-form.change': 'Commencez /llms.txt par un titre (« # Nom ») et citez chaque page avec un lien.',
  'llms-pages.title': 'Une page ne figure pas dans llms.txt',
  'llms-pages.why': 'Un assistant trouve moins vite une page qui n’y figure pas.',
  'llms-pages.change': 'Ajoutez {page} à /llms.txt.',
  'crawlers-answers.title': 'Un moteur de recherche ou un assistant n’a pas accès à une page',
  'crawlers-answers.why': 'Il ne peut alors pas citer votre site dans ses réponses.',
  'crawlers-answers.change': 'robots.txt refuse {crawler} sur {page}. Supprimez cette règle.',
  'crawlers-training.title': 'Les règles sur l’entraînement des IA se contredisent',
  'crawlers-training.why':
    'Certaines sociétés peuvent entraîner leur IA sur vos textes et d’autres non, sans doute sans que vous le vouliez.',
  'crawlers-training.change': 'Donnez à {crawler} la même règle dans robots.txt qu’à {others}.',
  'twin-missing.title': 'La page n’a pas de version Markdown',
  'twin-missing.why': 'Un assistant lit plus vite et avec moins d’erreurs un texte sans mise en forme.',
  'twin-missing.change':
    'La version Markdown répond avec le statut {status} ; son lien dans l’en-tête est « {link} ». Rétablissez ce qui manque.',
  'twin-differs.title': 'Il manque du texte dans la version Markdown',
  'twin-differs.why': 'Un assistant qui la lit en sait moins que vos visiteurs.',
  'twin-differs.change': 'Ajoutez aussi ce texte à la version Markdown : « {text} »',
  'content-without-script.title': 'Sans JavaScript, la page n’a presque pas de texte',
  'content-without-script.why': 'La plupart des robots IA n’exécutent pas de scripts : ils voient une page vide.',
  'content-without-script.change':
    'Le HTML contient {words} mots dans la partie principale ; mettez le texte dans le HTML (au moins {expected} mots).',
  'data-coverage.title': 'Il manque des données structurées',
  'data-coverage.why': 'Elles indiquent sans ambiguïté aux programmes de quoi parle la page et à qui elle appartient.',
  'data-coverage.change': 'Ajoutez des données du type {type} à cette page.',
  'agent-names.title': 'Un bouton, un lien ou un champ n’a pas de nom',
  'agent-names.why':
    'Un assistant qui remplit un formulaire pour quelqu’un ne sait pas à quoi sert cet élément. Un lecteur d’écran non plus.',
  'agent-names.change': 'Donnez à {element} un texte visible, un libellé ou un aria-label.',
  'agent-tree.title': 'La structure de la page se contredit',
  'agent-tree.why':
    'Les assistants et les lecteurs d’écran lisent l’arborescence des éléments. Des références doubles ou vides les induisent en erreur.',
  'agent-tree.change': 'Corrigez {element} ({problem}).',
  'agent-autocomplete.title': 'Un champ ne dit pas ce qu’il attend',
  'agent-autocomplete.why': 'Avec autocomplete, un assistant ou un navigateur y met la bonne donnée.',
  'agent-autocomplete.change': 'Mettez le bon attribut autocomplete sur {element}.',
  'freshness.title': 'La page n’indique pas sa date de modification',
  'freshness.why': 'Dans le doute, un assistant choisit le texte le plus récent.',
  'freshness.change': 'Indiquez un dateModified dans les données structurées de la page.',
  'question-unanswered.title': 'Une question des clients reste sans réponse',
  'question-unanswered.why': 'Si votre site ne donne pas la réponse, un assistant devine ou cite quelqu’un d’autre.',
  'question-unanswered.change': 'Répondez sur le site, avec les mots de la question : « {question} »',
})
