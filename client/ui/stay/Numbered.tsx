import styles from './Numbered.module.css';

const numbers = /([A-Z\d]{4}-[A-Z\d]{4})/;

/** A sentence with a booking number, in which no line breaks after the number's hyphen. */
export function Numbered({ children }: { children: string }) {
  return children.split(numbers).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} className={styles.number}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
