import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '11',
    px: '5',
    py: '2',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms, border-color 120ms',
  },
  variants: {
    look: {
      primary: { bg: 'coral', color: 'surface', _hover: { bg: 'coralDeep' } },
      brand: { bg: 'sea', color: 'surface', _hover: { bg: 'seaDeep' } },
      outline: {
        bg: 'surface',
        color: 'sea',
        borderColor: 'controlBorder',
        _hover: { bg: 'seaSoft', borderColor: 'sea' },
      },
      quiet: { color: 'sea', px: '3', _hover: { bg: 'seaSoft' } },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { look: 'outline' },
});

/**
 * The site's button: `primary` (coral) for the one main action of a view, `brand`, `outline` and
 * `quiet` for the rest. It is `type="button"` unless a form says otherwise.
 */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link to another page of the site that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);
