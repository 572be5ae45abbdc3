/** Seconds as `0:07`; unknown ones as `-:--`. */
export function clockTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '-:--'
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds as they are read aloud, such as `1 分 7 秒`. */
export function spokenTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const minutes = Math.floor(whole / 60)
  return minutes ? `${minutes} 分 ${whole % 60} 秒` : `${whole} 秒`
}
