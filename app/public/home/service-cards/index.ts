export { ServiceCards, type ServiceCardsProps } from './service-cards.tsx'
