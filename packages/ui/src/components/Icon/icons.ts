import { makeIcon } from './makeIcon.tsx';

// One path per icon. The pure marks let a bundler drop the icons nobody imports.

export const SearchIcon = /* @__PURE__ */ makeIcon('M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M20.5 20.5l-5-5');
export const HeartIcon = /* @__PURE__ */ makeIcon(
  'M12 20.5C6.5 16.4 3 13.2 3 9.1A4.9 4.9 0 0 1 7.9 4c1.7 0 3.2.9 4.1 2.4C12.9 4.9 14.4 4 16.1 4A4.9 4.9 0 0 1 21 9.1c0 4.1-3.5 7.3-9 11.4Z',
);
export const CartIcon = /* @__PURE__ */ makeIcon(
  'M7.8 20a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M16.8 20a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M2.5 3.5h2.6l2.4 11.6a1.8 1.8 0 0 0 1.8 1.4h8.3a1.8 1.8 0 0 0 1.8-1.4L21 7.5H6',
);
export const BagIcon = /* @__PURE__ */ makeIcon(
  'M6.2 7.5h11.6a1.5 1.5 0 0 1 1.5 1.4l.9 10a2 2 0 0 1-2 2.1H5.8a2 2 0 0 1-2-2.1l.9-10a1.5 1.5 0 0 1 1.5-1.4ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
);
export const UserIcon = /* @__PURE__ */ makeIcon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 21a7.5 7.5 0 0 1 15 0');
export const UsersIcon = /* @__PURE__ */ makeIcon(
  'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
);
export const MessageIcon = /* @__PURE__ */ makeIcon('M3.4 20.6l1.3-4.3a8.6 8.6 0 1 1 3.2 3.1L3.4 20.6Z');
export const MenuIcon = /* @__PURE__ */ makeIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const GridIcon = /* @__PURE__ */ makeIcon(
  'M5 3.5h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5zM15 3.5h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5zM5 13.5h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5zM15 13.5h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5z',
);
export const ChevronLeftIcon = /* @__PURE__ */ makeIcon('M15 6l-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ makeIcon('M9 6l6 6-6 6');
export const ChevronUpIcon = /* @__PURE__ */ makeIcon('M6 15l6-6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ makeIcon('M6 9l6 6 6-6');
export const CloseIcon = /* @__PURE__ */ makeIcon('M6 6l12 12M18 6L6 18');
export const PlusIcon = /* @__PURE__ */ makeIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ makeIcon('M5 12h14');
export const StarIcon = /* @__PURE__ */ makeIcon(
  'M12 2.6L14.59 9.04L21.51 9.51L16.18 13.96L17.88 20.69L12 17L6.12 20.69L7.82 13.96L2.49 9.51L9.41 9.04Z',
);
export const TruckIcon = /* @__PURE__ */ makeIcon(
  'M9.5 18H15M14.5 14.5V6.5A1.5 1.5 0 0 0 13 5H3.5A1.5 1.5 0 0 0 2 6.5v10A1.5 1.5 0 0 0 3.5 18h1M19.5 18h1a1.5 1.5 0 0 0 1.5-1.5v-3.6a1.5 1.5 0 0 0-.3-.9l-2.6-3.4a1.5 1.5 0 0 0-1.2-.6h-3.4M4.7 18a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M14.9 18a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
);
export const ClockIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7v5.2l3.3 1.8');
export const MapPinIcon = /* @__PURE__ */ makeIcon(
  'M12 21.5c-4.6-4.3-7-8-7-11.2a7 7 0 0 1 14 0c0 3.2-2.4 6.9-7 11.2ZM9.4 10a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0',
);
export const CheckIcon = /* @__PURE__ */ makeIcon('M5 12.5l4.5 4.5L19.5 7');
export const CheckCheckIcon = /* @__PURE__ */ makeIcon('M2.5 12.8L6.6 17 16 7M11.5 15.5l1.5 1.5L22 7');
export const AlertIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7.5v5M12 16.2h.01');
export const InfoIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11.5v5M12 7.8h.01');
export const TrashIcon = /* @__PURE__ */ makeIcon(
  'M3.5 6.5h17M18.5 6.5l-.8 12.6a2 2 0 0 1-2 1.9H8.3a2 2 0 0 1-2-1.9L5.5 6.5M8.5 6.5V5a1.8 1.8 0 0 1 1.8-1.8h3.4A1.8 1.8 0 0 1 15.5 5v1.5M10 11v6M14 11v6',
);
export const ArrowLeftIcon = /* @__PURE__ */ makeIcon('M20 12H4M10.5 5.5L4 12l6.5 6.5');
export const ArrowRightIcon = /* @__PURE__ */ makeIcon('M4 12h16M13.5 5.5L20 12l-6.5 6.5');
export const ArrowUpIcon = /* @__PURE__ */ makeIcon('M12 20V4M5.5 10.5L12 4l6.5 6.5');
export const ArrowDownIcon = /* @__PURE__ */ makeIcon('M12 4v16M5.5 13.5L12 20l6.5-6.5');
export const PhoneIcon = /* @__PURE__ */ makeIcon(
  'M8.6 3.5H5.3a1.8 1.8 0 0 0-1.8 2C4.3 13.5 10.5 19.7 18.5 20.5a1.8 1.8 0 0 0 2-1.8v-3.2a1.8 1.8 0 0 0-1.5-1.8l-2.7-.5a1.8 1.8 0 0 0-1.7.6l-1 1.2a14 14 0 0 1-5-5l1.2-1a1.8 1.8 0 0 0 .6-1.7l-.5-2.4A1.8 1.8 0 0 0 8.6 3.5Z',
);
export const GiftIcon = /* @__PURE__ */ makeIcon(
  'M4 8h16a1 1 0 0 1 1 1v2.5a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-2.5a1 1 0 0 1 1 -1zM5 12.5V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6.5M12 8v13M12 8C8.5 8 6.5 6.8 6.5 5a2.3 2.3 0 0 1 2.3-2.3C11 2.7 12 5.5 12 8ZM12 8c3.5 0 5.5-1.2 5.5-3a2.3 2.3 0 0 0-2.3-2.3C13 2.7 12 5.5 12 8Z',
);
export const EyeIcon = /* @__PURE__ */ makeIcon(
  'M2.5 12C4.5 7.8 7.9 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.4 6.5-9.5 6.5S4.5 16.2 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
export const EyeOffIcon = /* @__PURE__ */ makeIcon(
  'M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 4.1 0 7.5 2.3 9.5 6.5-.7 1.4-1.5 2.6-2.5 3.6M16.2 17.4c-1.3.7-2.7 1.1-4.2 1.1-4.1 0-7.5-2.3-9.5-6.5.9-1.9 2.1-3.4 3.6-4.5M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const SlidersIcon = /* @__PURE__ */ makeIcon(
  'M3.5 7H12M17 7h3.5M3.5 17H7M12 17h8.5M12 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M7 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
);
export const SortIcon = /* @__PURE__ */ makeIcon('M7.5 4v16M3.5 8l4-4 4 4M16.5 20V4M12.5 16l4 4 4-4');
export const CameraIcon = /* @__PURE__ */ makeIcon(
  'M4.5 7.5h2.3a1.5 1.5 0 0 0 1.3-.7l1-1.6a1.5 1.5 0 0 1 1.3-.7h3.2a1.5 1.5 0 0 1 1.3.7l1 1.6a1.5 1.5 0 0 0 1.3.7h2.3a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2ZM8.7 13.2a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0',
);
export const ImageIcon = /* @__PURE__ */ makeIcon(
  'M5.5 3.5h13a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-12a2.5 2.5 0 0 1 2.5 -2.5zM6.7 9a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M3.5 18l4.8-4.6a1.8 1.8 0 0 1 2.5 0L17.5 20.3M14 17l2.2-2.2a1.8 1.8 0 0 1 2.5 0L21 17',
);
export const ShareIcon = /* @__PURE__ */ makeIcon(
  'M15.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15.5 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1',
);
export const MoreIcon = /* @__PURE__ */ makeIcon(
  'M4.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M11.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M18.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
);
export const SunIcon = /* @__PURE__ */ makeIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = /* @__PURE__ */ makeIcon('M20.5 14.3A8.7 8.7 0 1 1 9.7 3.5a7 7 0 0 0 10.8 10.8Z');
export const ContrastIcon = /* @__PURE__ */ makeIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3v18M12 7h4.5M12 12h8M12 17h4.5',
);
export const CopyIcon = /* @__PURE__ */ makeIcon(
  'M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM5.5 15.5h-.2a1.8 1.8 0 0 1-1.8-1.8V5.3a1.8 1.8 0 0 1 1.8-1.8h8.4a1.8 1.8 0 0 1 1.8 1.8v.2',
);
export const PencilIcon = /* @__PURE__ */ makeIcon(
  'M4 20l1-4.2L16.2 4.6a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.2 19 4 20ZM14.2 6.6l3.2 3.2',
);
export const CalendarIcon = /* @__PURE__ */ makeIcon(
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM3.5 10h17M8 2.8v4M16 2.8v4',
);
export const PercentIcon = /* @__PURE__ */ makeIcon(
  'M19 5L5 19M4.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M14.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
);
export const TicketIcon = /* @__PURE__ */ makeIcon(
  'M3 8.5V7a1.8 1.8 0 0 1 1.8-1.8h14.4A1.8 1.8 0 0 1 21 7v1.5a3.5 3.5 0 0 0 0 7V17a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 17v-1.5a3.5 3.5 0 0 0 0-7ZM14.5 9.5l-5 5M9.5 9.5h.01M14.5 14.5h.01',
);
export const StoreIcon = /* @__PURE__ */ makeIcon(
  'M4.5 11v8a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-8M9.5 21v-5.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V21M5.5 3h13L21 8.5a2.6 2.6 0 0 1-4.7 1.4 2.7 2.7 0 0 1-4.3 0 2.7 2.7 0 0 1-4.3 0A2.6 2.6 0 0 1 3 8.5L5.5 3Z',
);
export const PackageIcon = /* @__PURE__ */ makeIcon(
  'M12 2.8l8 4.4v9.6l-8 4.4-8-4.4V7.2l8-4.4ZM4.3 7.4L12 11.7l7.7-4.3M12 11.7V21M8 5l7.9 4.4',
);
export const RulerIcon = /* @__PURE__ */ makeIcon(
  'M3.4 15.6L15.6 3.4a1.4 1.4 0 0 1 2 0l3 3a1.4 1.4 0 0 1 0 2L8.4 20.6a1.4 1.4 0 0 1-2 0l-3-3a1.4 1.4 0 0 1 0-2ZM7 12l2 2M10 9l2 2M13 6l2 2',
);
export const ExternalLinkIcon = /* @__PURE__ */ makeIcon(
  'M14 4h6v6M20 4l-9.5 9.5M18 13.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4.5',
);
export const RefreshIcon = /* @__PURE__ */ makeIcon('M20.5 4v5h-5M20 9a8.5 8.5 0 1 0 .4 4.5');
export const LogOutIcon = /* @__PURE__ */ makeIcon(
  'M9.5 20.5h-4a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2h4M16 16.5l4.5-4.5L16 7.5M20.5 12H9.5',
);
export const SettingsIcon = /* @__PURE__ */ makeIcon(
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M5.4 12a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0M18.6 12L21.3 12M16.67 16.67L18.58 18.58M12 18.6L12 21.3M7.33 16.67L5.42 18.58M5.4 12L2.7 12M7.33 7.33L5.42 5.42M12 5.4L12 2.7M16.67 7.33L18.58 5.42',
);
export const BellIcon = /* @__PURE__ */ makeIcon(
  'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.2 2 7.5H4c0-1.3 2-2.5 2-7.5ZM10 20.5a2.3 2.3 0 0 0 4 0',
);
export const LockIcon = /* @__PURE__ */ makeIcon(
  'M6.5 10.5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-6.5a2 2 0 0 1 2 -2zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 15v2',
);
export const HomeIcon = /* @__PURE__ */ makeIcon(
  'M3.5 11L12 3.5l8.5 7.5M5.5 9.5V19a1.8 1.8 0 0 0 1.8 1.8h9.4A1.8 1.8 0 0 0 18.5 19V9.5M9.8 20.8V15a1 1 0 0 1 1-1h2.4a1 1 0 0 1 1 1v5.8',
);
export const SendIcon = /* @__PURE__ */ makeIcon('M20.8 3.2L14.5 20.5l-3.6-7.4-7.4-3.6L20.8 3.2ZM10.9 13.1l4.3-4.3');
export const PaperclipIcon = /* @__PURE__ */ makeIcon(
  'M20.5 11.3l-8.6 8.6a5.3 5.3 0 0 1-7.5-7.5L13 3.8a3.5 3.5 0 0 1 5 5l-8.5 8.5a1.8 1.8 0 0 1-2.5-2.5l7.8-7.8',
);
export const SmileIcon = /* @__PURE__ */ makeIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8.2 14a4.5 4.5 0 0 0 7.6 0M9 9.5h.01M15 9.5h.01',
);
export const ThumbUpIcon = /* @__PURE__ */ makeIcon(
  'M7.5 10.5v10.3M7.5 10.5l3.8-7.3a2.4 2.4 0 0 1 2.7 2.6l-.5 3.7h5a2 2 0 0 1 2 2.4l-1.5 7.3a2 2 0 0 1-2 1.6H5.5a2 2 0 0 1-2-2v-6.3a2 2 0 0 1 2-2h2',
);
export const ThumbDownIcon = /* @__PURE__ */ makeIcon(
  'M7.5 13.5V3.2M7.5 13.5l3.8 7.3a2.4 2.4 0 0 0 2.7-2.6l-.5-3.7h5a2 2 0 0 0 2-2.4L19 4.8a2 2 0 0 0-2-1.6H5.5a2 2 0 0 0-2 2v6.3a2 2 0 0 0 2 2h2',
);
export const ReceiptIcon = /* @__PURE__ */ makeIcon(
  'M5 3l2.3 1.5L9.7 3 12 4.5 14.3 3l2.4 1.5L19 3v18l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21V3ZM9 9h6M9 13h6',
);
export const CardIcon = /* @__PURE__ */ makeIcon(
  'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM2.5 10h19M6.5 15h3',
);
export const WalletIcon = /* @__PURE__ */ makeIcon(
  'M19 8.5V6a2 2 0 0 0-2-2H5.5a2.3 2.3 0 0 0 0 4.5H19a1.8 1.8 0 0 1 1.8 1.8v8.2a1.8 1.8 0 0 1-1.8 1.8H5.5a2.3 2.3 0 0 1-2.3-2.3V6.5M16.5 14.5h.01',
);
export const FlowerIcon = /* @__PURE__ */ makeIcon(
  'M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M12 9.4a3.3 3.3 0 1 1 2.5 1.9 3.3 3.3 0 1 1-.6 2.5 3.3 3.3 0 1 1-3.8 0 3.3 3.3 0 1 1-.6-2.5A3.3 3.3 0 1 1 12 9.4',
);
export const LeafIcon = /* @__PURE__ */ makeIcon(
  'M5 19C4 10 9 4.5 20 4c.5 11-5 16.5-13.5 14.5M3.5 21c2-5 5.5-8.5 10-10.5',
);
export const LinkIcon = /* @__PURE__ */ makeIcon(
  'M10 13.8a4.5 4.5 0 0 0 6.6.4l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10.2a4.5 4.5 0 0 0-6.6-.4l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5',
);
export const DownloadIcon = /* @__PURE__ */ makeIcon('M12 3.5v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16');
export const UploadIcon = /* @__PURE__ */ makeIcon('M12 16V4M6.5 9.5L12 4l5.5 5.5M4 20.5h16');
export const HelpIcon = /* @__PURE__ */ makeIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.3 9.3a2.8 2.8 0 1 1 4.3 2.4c-1 .6-1.6 1.1-1.6 2.1M12 16.8h.01',
);
export const ShieldIcon = /* @__PURE__ */ makeIcon(
  'M12 3l7.5 2.5v6c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5v-6L12 3ZM8.5 12l2.5 2.5 4.5-4.8',
);
export const BookIcon = /* @__PURE__ */ makeIcon(
  'M12 6.5A8 8 0 0 0 3 5v13.5A8 8 0 0 1 12 20a8 8 0 0 1 9-1.5V5a8 8 0 0 0-9 1.5ZM12 6.5V20',
);
export const ReplyIcon = /* @__PURE__ */ makeIcon('M9 17.5L3.5 12 9 6.5M3.5 12H15a5.5 5.5 0 0 1 5.5 5.5V19');
export const FlagIcon = /* @__PURE__ */ makeIcon(
  'M5 21.5V3.8C8 2.3 10 3.5 12 4.5s4 1.7 7 .3v9.4c-3 1.4-5 .7-7-.3s-4-2-7-.7',
);
export const BanIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M5.7 5.7l12.6 12.6');
export const BookmarkIcon = /* @__PURE__ */ makeIcon('M6 5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16l-6-4.3L6 21V5Z');
export const TagIcon = /* @__PURE__ */ makeIcon(
  'M12.5 3.5H5a1.5 1.5 0 0 0-1.5 1.5v7.5a2 2 0 0 0 .6 1.4l6.5 6.5a2 2 0 0 0 2.8 0l7-7a2 2 0 0 0 0-2.8l-6.5-6.5a2 2 0 0 0-1.4-.6ZM8 8h.01',
);
export const VaseIcon = /* @__PURE__ */ makeIcon(
  'M8.5 3h7M9.5 3c.5 3.5-4 5.5-4 10.5 0 3.8 1.8 7.5 6.5 7.5s6.5-3.7 6.5-7.5c0-5-4.5-7-4-10.5M8 12.5a6 6 0 0 0 1 4.5',
);
export const MailIcon = /* @__PURE__ */ makeIcon(
  'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM3 7.5l7.7 5.3a2.3 2.3 0 0 0 2.6 0L21 7.5',
);
export const NavigationIcon = /* @__PURE__ */ makeIcon('M20.5 3.5L13.8 20.5l-3-7.3-7.3-3L20.5 3.5Z');
