declare module 'virtual:product-icons' {
  import type { LucideIcon } from 'lucide-react'

  /** Every icon that the product imports, by its name (scripts/vite/product-icons-plugin.ts). */
  export const productIcons: Readonly<Record<string, LucideIcon>>
}
