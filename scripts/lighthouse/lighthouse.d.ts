/** What is read here of Lighthouse, which is installed only where it runs: types are checked where it is not. */
declare module 'lighthouse' {
  export interface Audit {
    id: string
    title: string
    score: number | null
    numericValue?: number
    details?: { items?: unknown[] }
  }

  export interface Report {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, Audit>
  }

  export default function lighthouse(
    address: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<{ lhr: Report } | undefined>
}
