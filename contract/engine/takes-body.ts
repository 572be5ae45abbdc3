import type { Call } from './call.ts'

/** Whether a call is sent a body. A toggle whose status stands in the query is not, though a host may hand on an empty one. */
export const takesBody = ({ method, queryNames, operation: { takes } }: Call) =>
  method !== 'GET' && takes !== 'nothing' && takes !== 'pageQuery' && !queryNames.includes('status')
