import { Box, Flex, Grid } from '@chakra-ui/react';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { routes } from '../domain/paths.ts';
import { MailIcon, PhoneIcon, PinIcon } from './icons.tsx';
import { Content } from './Content.tsx';
import { Logo } from './Logo.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';

const footerLinkRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    color: 'seaSoft',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineColor: 'surface' },
  },
});

const FooterLink = chakra(Link, footerLinkRecipe);
const PlaceholderLink = chakra('a', footerLinkRecipe);

const quickLinks = ['Home', 'About Us', 'Services', 'Tour Guide', 'Contact Us'];
const support = [
  'Help Center',
  'Our COVID-19 Response',
  'Cancellation options',
  'Safety information',
];

function Column({ title, items }: { title: string; items: string[] }) {
  return (
    <Box as="nav" aria-label={title}>
      <chakra.h2 fontSize="lg" color="surface" mb="2">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {items.map((item) => (
          <li key={item}>
            {item === 'Home' ? (
              <FooterLink to={routes.home}>{item}</FooterLink>
            ) : (
              <PlaceholderLink href="#">{item}</PlaceholderLink>
            )}
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** The foot of every page: quick links, support, contact, copyright and payment logos. Spec §1. */
export function Footer() {
  return (
    <Box as="footer" bg="seaDeep" color="seaSoft" mt="auto">
      <Content pt="12" pb="6">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1.4fr 1fr 1.2fr 1.2fr' }} gap="8">
          <Box>
            <Logo color="surface" />
            <chakra.p maxWidth="18rem" mt="2">
              Rooms worth the journey, found without the noise.
            </chakra.p>
          </Box>
          <Column title="Quick links" items={quickLinks} />
          <Column title="Support" items={support} />
          <Box>
            <chakra.h2 fontSize="lg" color="surface" mb="4">
              Contact
            </chakra.h2>
            <Flex as="address" direction="column" gap="3" fontStyle="normal">
              <Flex gap="3">
                <PinIcon /> 1 Harbour Walk, Karachi
              </Flex>
              <Flex gap="3">
                <PhoneIcon /> +1 555 0100
              </Flex>
              <Flex gap="3">
                <MailIcon /> hello@stayfarer.example
              </Flex>
            </Flex>
          </Box>
        </Grid>
        <Flex
          mt="10"
          pt="5"
          gap="4"
          align="center"
          justify="space-between"
          wrap="wrap"
          borderTopWidth="1px"
          borderColor="sea"
        >
          <p>© 2024 Stayfarer. All rights reserved.</p>
          <PaymentLogos />
        </Flex>
      </Content>
    </Box>
  );
}
