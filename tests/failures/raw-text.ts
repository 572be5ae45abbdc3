const RAW =
  /(\{"code"|<html|\bTypeError|SyntaxError|Unexpected token|Failed to fetch|\bundefined|\bNaN|\[object Object\]|Bad Gateway|Gateway Timeout|Service is warming up)/

/** Text of a machine that no visitor or administrator should read; undefined where there is none. */
export function rawText(words: string): string | undefined {
  return RAW.exec(words)?.[0]
}
