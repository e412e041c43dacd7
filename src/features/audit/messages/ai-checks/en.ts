import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'llms-missing.title': 'There is no llms.txt',
  'llms-missing.why':
    'An AI assistant looks in this file for the pages of your site and for their text without layout.',
  'llms-missing.change': 'Make /llms.txt answer with a list of your pages in Markdown.',
  'llms-form.title': 'llms.txt lacks a title or links',
  'llms-form.why': 'Without a title and links the file is no overview for an assistant.',
  'llms-form.change': 'Start /llms.txt with a title (“# Name”) and name every page with a link.',
  'llms-pages.title': 'A page is not in llms.txt',
  'llms-pages.why': 'An assistant is less likely to find what the overview leaves out.',
  'llms-pages.change': 'Add {page} to /llms.txt.',
  'crawlers-answers.title': 'A search engine or assistant may not read a page',
  'crawlers-answers.why': 'Whatever answers people’s questions cannot mention your site then.',
  'crawlers-answers.change': 'robots.txt refuses {crawler} on {page}. Remove that rule.',
  'crawlers-training.title': 'Rules about training AI contradict each other',
  'crawlers-training.why': 'You let some companies train on your texts and others not, probably without meaning to.',
  'crawlers-training.change': 'Give {crawler} the same rule in robots.txt as {others}.',
  'twin-missing.title': 'The page has no Markdown version',
  'twin-missing.why': 'An assistant reads text without layout faster and with fewer mistakes.',
  'twin-missing.change':
    'The Markdown version answers with status {status}; the link to it in the head is “{link}”. Repair what is missing.',
  'twin-differs.title': 'The Markdown version lacks text of the page',
  'twin-differs.why': 'An assistant that reads it knows less than your visitors.',
  'twin-differs.change': 'Put this text in the Markdown version too: “{text}”',
  'content-without-script.title': 'The page has almost no text without JavaScript',
  'content-without-script.why': 'Most AI crawlers run no scripts: they see an empty page.',
  'content-without-script.change':
    'The HTML has {words} words in the main part; put the text itself in the HTML (at least {expected} words).',
  'data-coverage.title': 'Structured data is missing',
  'data-coverage.why': 'It tells a program without doubt what the page is about and whose it is.',
  'data-coverage.change': 'Add data of the type {type} to this page.',
  'agent-names.title': 'A button, link or field has no name',
  'agent-names.why':
    'An assistant that fills in a form for someone cannot tell what this element does. Nor can a screen reader.',
  'agent-names.change': 'Give {element} a visible text, a label or an aria-label.',
  'agent-tree.title': 'The structure of the page contradicts itself',
  'agent-tree.why':
    'Assistants and screen readers read the tree of elements. Duplicate or dangling references confuse them.',
  'agent-tree.change': 'Repair {element} ({problem}).',
  'agent-autocomplete.title': 'A field does not say what belongs in it',
  'agent-autocomplete.why': 'With autocomplete an assistant or a browser fills in the right value.',
  'agent-autocomplete.change': 'Put the right autocomplete attribute on {element}.',
  'freshness.title': 'The page does not say when it was changed',
  'freshness.why': 'In doubt an assistant picks the most recent text.',
  'freshness.change': 'Give a dateModified in the structured data of the page.',
  'question-unanswered.title': 'A question of clients stays unanswered',
  'question-unanswered.why':
    'What your site does not say, an assistant cannot tell about you; it guesses or names someone else.',
  'question-unanswered.change': 'Answer on the site, in the words of the question: “{question}”',
})
