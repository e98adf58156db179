export { NoticeAddresses, type NoticeAddress, type NoticeAddressesProps } from './NoticeAddresses.tsx';
