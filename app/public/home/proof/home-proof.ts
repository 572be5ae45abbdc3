/** What shows that the work was done before: cases, valid certificates, news; each list may be empty. */
export interface HomeProof {
  cases: ProofCase[]
  /** The certificates that are valid today. */
  certificates: { id: number; title: string }[]
  news: ProofNews[]
}

/** A case as the home page names it. */
export interface ProofCase {
  id: number
  title: string
  /** Address ready for display, or nothing. */
  imageUrl: string
  /** The service it belongs to. */
  service: string
}

/** A story as the home page names it. */
export interface ProofNews {
  id: number
  title: string
  /** `YYYY-MM-DD` */
  date: string
}

/** Whether there is anything to show. */
export const hasProof = ({ cases, certificates, news }: HomeProof): boolean =>
  cases.length + certificates.length + news.length > 0
