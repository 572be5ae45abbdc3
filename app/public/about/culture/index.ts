export { CultureCards, type CultureCardsProps } from './culture-cards.tsx'
