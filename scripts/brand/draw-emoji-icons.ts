import { writeFileSync } from 'node:fs'
import * as icons from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawnEmoji } from '#app/public/data-annotation/solutions/drawn-emoji.ts'

// Draws one column of icons for well-known emoji: `npx tsx scripts/brand/draw-emoji-icons.ts`.
const SIDE = 24

/** The icons in the order of the emoji. */
const names = [
  'Car Route TrafficCone Footprints SquareParking MessagesSquare PenLine Scale Search Wheat Satellite Leaf',
  'Ruler ShoppingCart Tag ReceiptText Package Mic Speech Phone Volume2 Globe Factory Bolt HardHat RulerDimensionLine',
  'Stethoscope ClipboardList Hospital Landmark Coins Camera Video Clapperboard Bot Brain Lock Shield ChartColumn',
  'ChartLine House Building2 Plane Ship Truck Drone GraduationCap LibraryBig Lightbulb Wrench Settings Smartphone',
  'Laptop Map MapPin CloudRain Flame Droplets TreePine Zap Music User Users TestTube FilePenLine Timer Target Bus',
  'Construction Gamepad2',
].flatMap((line) => line.split(' ')) as (keyof typeof icons)[]

const emoji = [...drawnEmoji]
if (emoji.length !== names.length) throw new Error(`${emoji.length} emoji, ${names.length} icons`)

const drawings = names.map((name, place) => {
  const icon = icons[name] as icons.LucideIcon | undefined
  if (!icon) throw new Error(`no icon ${name}`)
  const markup = renderToStaticMarkup(createElement(icon, { strokeWidth: 1.75 }))
  const lines = markup.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return `<g transform="translate(0 ${place * SIDE})">${lines}</g>`
})

writeFileSync(
  new URL('../../app/public/data-annotation/solutions/emoji-icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${names.length * SIDE}" viewBox="0 0 ${SIDE} ${
    names.length * SIDE
  }" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawings.join('')}</svg>\n`,
)
