import { Flex } from '@chakra-ui/react';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { routes } from '../../domain/paths.ts';
import { useI18n } from '../../ui/useI18n.ts';

const tabRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    px: '5',
    borderRadius: 'pill',
    fontWeight: '600',
    color: 'sea',
    _hover: { bg: 'seaSoft' },
    _currentPage: { bg: 'sea', color: 'surface' },
  },
});

const Tab = chakra(Link, tabRecipe);
const PlaceholderTab = chakra('a', tabRecipe);

/** The home page's tabs. 'Experiences' is a placeholder link. Spec §1. */
export function StayTabs() {
  const { t } = useI18n();
  return (
    <Flex as="nav" aria-label={t('search.tabs.label')} justify="center" gap="1" mb="3">
      <Tab to={routes.home} aria-current="page">
        {t('search.tabs.stays')}
      </Tab>
      <PlaceholderTab href="#">{t('search.tabs.experiences')}</PlaceholderTab>
    </Flex>
  );
}
