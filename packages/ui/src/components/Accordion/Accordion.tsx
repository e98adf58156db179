import * as RadixAccordion from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { useValue } from '../../internal/useValue.ts';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionSection {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  sections: readonly AccordionSection[];
  /** Sections that are open initially. */
  defaultOpenIds?: readonly string[] | undefined;
  /** Open sections. Without it the accordion keeps them itself. */
  openIds?: readonly string[] | undefined;
  onOpenIdsChange?: ((openIds: readonly string[]) => void) | undefined;
  /** Level of the section headings in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Collapsible sections; any number may be open.
 *
 * Keyboard (APG accordion): Enter or Space opens and closes, Up, Down, Home and End move between headings.
 */
export function Accordion(props: AccordionProps) {
  const { sections, openIds, defaultOpenIds = [], onOpenIdsChange, headingLevel = 3 } = props;
  const [open, change] = useValue({ value: openIds, defaultValue: defaultOpenIds, onChange: onOpenIdsChange }, []);
  return (
    <RadixAccordion.Root type="multiple" value={[...open]} onValueChange={change}>
      {sections.map((section) => (
        <Section key={section.id} {...section} headingLevel={headingLevel} />
      ))}
    </RadixAccordion.Root>
  );
}

function Section({ id, title, content, headingLevel }: AccordionSection & { headingLevel: 2 | 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <RadixAccordion.Item data-part="section" className={styles.item} value={id}>
      <RadixAccordion.Header asChild>
        <Heading>
          <RadixAccordion.Trigger data-part="section-head" className={styles.trigger}>
            {title}
            <span className={styles.arrow}>
              <ChevronDownIcon />
            </span>
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content data-part="section-body" className={styles.content}>
        <div className={styles.inner}>{content}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
