declare module 'virtual:project-files' {
  /** Paths from the project's root, such as `design-system/alert/alert.tsx` (scripts/vite/project-files-plugin.ts). */
  export const projectFiles: readonly string[]
}
