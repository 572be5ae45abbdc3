const MAP_HOSTS = ['https://*.amap.com', 'https://*.autonavi.com'].join(' ')

/**
 * Policy of the map's document: the map's hosts, nothing of this site, and `sandbox` for an opaque origin. The
 * map's script needs eval, inline styles and blob workers; this document holds nothing to protect.
 */
export function mapPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'unsafe-eval' ${MAP_HOSTS}`,
    `style-src 'unsafe-inline' ${MAP_HOSTS}`,
    `img-src data: blob: ${MAP_HOSTS}`,
    `font-src data: ${MAP_HOSTS}`,
    `connect-src ${MAP_HOSTS}`,
    'worker-src blob:',
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
