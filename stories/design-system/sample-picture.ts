/** A drawn picture for stories that need an image but no product content. */
export function samplePicture(hue: number, width = 640, height = 360): string {
  const rings = [1, 2, 3, 4, 5]
    .map((step) => {
      const size = `rx="${step * width * 0.11}" ry="${step * height * 0.13}"`
      return `<ellipse cx="45%" cy="52%" ${size} fill="none" stroke="hsl(${hue} 60% ${80 - step * 8}%)" stroke-width="4"/>`
    })
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 16%)"/>${rings}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
