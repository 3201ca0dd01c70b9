import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const textLinkRecipe = defineRecipe({
  base: {
    color: 'sea',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** A link in running text to another page of the site. */
export const TextLink = chakra(Link, textLinkRecipe);

/** A link in running text to an address the router does not know, such as '#'. */
export const TextAnchor = chakra('a', textLinkRecipe);
