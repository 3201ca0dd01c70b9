import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const cardRecipe = defineRecipe({
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
  },
});

/** A quiet surface with a hairline around it. */
export const Card = chakra('div', cardRecipe);

/** A card that leads to another page of the site. */
export const CardLink = chakra(Link, cardRecipe);
