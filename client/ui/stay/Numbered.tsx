import styles from './Numbered.module.css';

const numbers = /([A-Z\d]{4}-[A-Z\d]{4})/;

/** A sentence with a booking number. No line breaks after the hyphen of the number. */
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
