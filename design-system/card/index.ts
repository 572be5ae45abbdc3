export { Card, type CardProps } from './card.tsx'
export { CardBody, CardFooter, CardLink, CardMedia, CardText, CardTitle } from './card.styles.ts'
