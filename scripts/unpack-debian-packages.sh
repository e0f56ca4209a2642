#!/bin/sh
# unpack-debian-packages.sh <folder> <program> <package>...
# Packages of Debian, and what they need that is not installed, in a folder of one's own: for whoever may not install them.
# The program, named by its path in its package, then starts with <folder>/run.
set -e
folder=$1 program=$2
shift 2
part=$folder.part
rm -rf "$part"
mkdir -p "$part/apt/lists/partial" "$part/apt/archives/partial"

apt() {
  apt-get -o Debug::NoLocking=true -o Dir::State::Lists="$part/apt/lists" -o Dir::Cache="$part/apt" "$@"
}
apt update
apt install --yes --download-only --no-install-recommends "$@"
for archive in "$part"/apt/archives/*.deb; do
  dpkg-deb --extract "$archive" "$part"
done
rm -rf "$part/apt"

cat >"$part/run" <<END
#!/bin/sh
# Its libraries, and the fonts and their settings, where the machine has none.
here=\$(dirname "\$0")
for libraries in "\$here"/lib/*-linux-gnu* "\$here"/usr/lib/*-linux-gnu* "\$here"/usr/lib/*-linux-gnu*/pulseaudio; do
  LD_LIBRARY_PATH=\${LD_LIBRARY_PATH:+\$LD_LIBRARY_PATH:}\$libraries
done
export LD_LIBRARY_PATH
if [ ! -e /etc/fonts/fonts.conf ]; then export FONTCONFIG_PATH="\$here/etc/fonts"; fi
export XDG_DATA_HOME="\$here/usr/share"
exec "\$here/$program" "\$@"
END
chmod +x "$part/run"
rm -rf "$folder"
mv "$part" "$folder"
