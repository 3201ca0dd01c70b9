import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const textLinkRecipe = defineRecipe({
  base: {
    // As high as a finger needs.
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    color: 'sea',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** An underlined link to another page of the site. */
export const TextLink = chakra(Link, textLinkRecipe);

/** An underlined link to an address the router does not know, such as '#'. */
export const TextAnchor = chakra('a', textLinkRecipe);
