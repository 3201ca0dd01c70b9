import { TextAnchor } from '../../ui/TextLink.tsx';

/** The coupon link of the sample price; it leads nowhere. Spec §2. */
export function CouponLink() {
  return <TextAnchor href="#">Use a coupon, credit, or promotion code</TextAnchor>;
}
