/** A module as the text of one classic script: `inlineScripts` in vite.config.ts. */
declare module '*?inline-script' {
  const script: string
  export default script
}
