import type { Request } from 'express'

/** Whether an address names a file by its ending. */
export const isFileAddress = ({ path }: Pick<Request, 'path'>): boolean => /\.[a-z\d]{1,12}$/i.test(path)
