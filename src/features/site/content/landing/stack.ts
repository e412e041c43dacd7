/** Technologies, with the same name in every language. The id names the logo (`logo-…` in drawings.svg). */
export const STACK = [
  { id: 'typescript', name: 'TypeScript' },
  { id: 'react', name: 'React' },
  { id: 'nodejs', name: 'Node.js' },
  { id: 'postgresql', name: 'PostgreSQL' },
  { id: 'tailwindcss', name: 'Tailwind CSS' },
  { id: 'vite', name: 'Vite' },
]
