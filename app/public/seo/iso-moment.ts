/** A moment of an answer (`YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, X-75) as machines read it. */
export const isoMoment = (shown: string) => `${shown.replace(' ', 'T')}+08:00`
