/** A module and what it imports, compiled into one script (scripts/vite/inline-script-plugin.ts). */
declare module '*?inline-script' {
  export const script: string
}
